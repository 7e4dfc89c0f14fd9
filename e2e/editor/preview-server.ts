/** The preview that playwright.config.ts starts: its port, and the copy of the project it shows. */
export const port = Number(process.env.PREVIEW_PORT);
export const folder = process.env.PREVIEW_FOLDER ?? "";
