import { createContext, useContext } from "react";
import type { Json } from "../form-schema.ts";
import type { FormProblem, FormState } from "../form-state.ts";
import type { Path } from "../values.ts";
import type { Connection } from "./connection.ts";

/** A field with its value, and where it is. */
export type FieldProps = {
  schema: Json;
  path: Path;
  title: string;
  value: unknown;
  isRequired: boolean;
};

/** What all fields share. */
type FormContext = {
  state: FormState;
  /** Problems by field name. */
  problems: ReadonlyMap<string, FormProblem[]>;
  change(path: Path, value: unknown): void;
  /** Puts a list's entry at another place, and says so. */
  move(list: Path, from: number, to: number): void;
  sendPicture: Connection["sendPicture"];
};

export const FormContext = createContext<FormContext | undefined>(undefined);

export function useForm(): FormContext {
  const context = useContext(FormContext);
  if (!context) throw new Error("a field stands in a form");
  return context;
}
