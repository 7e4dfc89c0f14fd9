"use client";

import { type ComponentProps, lazy } from "react";
import { retryOnUse } from "@/components/ui/retry-on-use";

/**
 * Pages share their scripts, so that those of the form are loaded where it stands. It has no boundary
 * of its own: React would write it behind the page, for a script to move. Where its script fails, the
 * page stays HTML until its next use.
 */
const Form = lazy(() =>
  retryOnUse(async () => ({ default: (await import("./message-form.client")).MessageForm })),
);

/** The contact form, in the HTML from the start. */
export function LazyMessageForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
