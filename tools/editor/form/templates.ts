import { FieldTemplate } from "./field.tsx";
import { ObjectFieldTemplate, OptionalDataControlsTemplate } from "./group.tsx";
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from "./list.tsx";

/** How react-jsonschema-form draws fields, groups and lists. */
export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  OptionalDataControlsTemplate,
};
