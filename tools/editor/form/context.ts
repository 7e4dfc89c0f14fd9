import type { FieldPathList } from "@rjsf/utils";
import type { Choices } from "../choices.ts";
import type { SavedPicture } from "../pictures.ts";

/** Values and functions shared by all fields. */
export type Context = {
  /** The file's path below `content/`. */
  file: string;
  quoted: Record<string, string>;
  choices: Choices;
  valueAt(path: FieldPathList): unknown;
  /** Puts a list's entry at another place, and says so. */
  move(list: FieldPathList, from: number, to: number): void;
  /** Saves, replaces or deletes a picture beside the text. @returns its name, or why it was refused */
  sendPicture(fields: Record<string, string | File>): Promise<SavedPicture | undefined>;
};
