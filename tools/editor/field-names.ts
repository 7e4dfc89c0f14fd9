/** What a form shows of a file: its data, and the fields below. */
export type Fields = Record<string, unknown>;

/** The words of a Markdown file, below its front matter. */
export const body = "~body";
/** The name of a file that is the end of its page's address. */
export const address = "~address";
/** The whole text of a file whose fields cannot be read. */
export const whole = "~text";
