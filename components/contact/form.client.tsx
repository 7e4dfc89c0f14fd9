"use client";

import { type ComponentProps, lazy } from "react";
import { nextUse } from "@/components/ui/next-use";

/**
 * Pages share their scripts, so that those of the form are loaded where it stands. It has no boundary
 * of its own: React would write it behind the page, for a script to move.
 */
const Form = lazy(async () => ({ default: await load() }));

/** Loads the form; where its script fails, anew with the next use of the page, which stays HTML so long. */
async function load(): Promise<typeof import("./message-form.client").MessageForm> {
  try {
    return (await import("./message-form.client")).MessageForm;
  } catch {
    await nextUse(window, ["pointermove", "pointerdown", "keydown"]);
    return load();
  }
}

/** The contact form, in the HTML from the start. */
export function MessageForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
