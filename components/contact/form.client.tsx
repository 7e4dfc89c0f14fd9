"use client";

import { type ComponentProps, lazy } from "react";

/**
 * Pages share their scripts, so that those of the form are loaded where it stands. It has no boundary
 * of its own: React would write it behind the page, for a script to move.
 */
const Form = lazy(async () => {
  const { MessageForm } = await import("./message-form.client");
  return { default: MessageForm };
});

/** The contact form, in the HTML from the start. */
export function MessageForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
