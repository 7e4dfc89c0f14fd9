/** What can be done with files in a thread of its own (threads.ts). */
export { compressFiles } from "./compress-files.ts";
export { finishFiles } from "./finish-files.ts";
export { surveyPages } from "./survey.ts";
