import type { FormProps } from "@rjsf/core";
import { type ErrorSchema, ErrorSchemaBuilder } from "@rjsf/utils";
import type { FormProblem } from "../form-problem.ts";
import { NumberField } from "./number-field.tsx";
import { templates } from "./templates.ts";
import { widgets } from "./widgets.tsx";

/** How react-jsonschema-form is used here: it draws what the file has, and adds nothing of its own. */
export const settings = {
  templates,
  widgets,
  fields: { NumberField },
  // zod checks on the server, with the words of the build; here nothing is evaluated from strings.
  validator: {
    isValid: () => true,
    rawValidation: () => ({ errors: [] }),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
  },
  noValidate: true,
  showErrorList: false,
  idSeparator: ".",
  uiSchema: { "ui:globalOptions": { enableOptionalDataFieldForType: ["object"] } },
  experimental_defaultFormStateBehavior: {
    arrayMinItems: { populate: "never" },
    emptyObjectFields: "skipDefaults",
    constAsDefaults: "never",
    requiredBooleanDefault: "skip",
  },
} as const satisfies Partial<FormProps>;

/** The problems of this file's fields, as the form takes them. */
export function errorsOf(problems: readonly FormProblem[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const { field, place, line, message, elsewhere } of problems)
    if (field && !elsewhere)
      builder.addErrors(line ? `${place}: ${message}` : message, field.split("."));
  return builder.ErrorSchema;
}
