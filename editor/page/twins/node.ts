/** In an editor's browser, stands for what the site's components use of Node. */

/** It ends addresses of sharing images, which no page shows. */
export const hash = (): string => "00000000";

export default function assert(value: unknown, message: string): void {
  if (!value) throw new Error(message);
}
