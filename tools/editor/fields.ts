import { frontMatter, readSource, withPlainLines } from "../../site/load/source.ts";
import { nameOf } from "../../site/pages/slug.ts";
import { schemaOf } from "./content-files.ts";
import { address, body, type Fields, whole } from "./field-names.ts";
import { formSchema, withoutEmpty } from "./form-schema.ts";
import { rewriteYaml } from "./rewrite.ts";

/** The fields of a file; where they cannot be read, its whole text is the only one. */
export function fieldsOf(path: string, source: string): Fields {
  const { data, body: words } = readSource(`content/${path}`, source);
  if (!schemaOf(path) || typeof data !== "object" || data === null) return { [whole]: source };
  return {
    ...data,
    ...(/^(blog|pages)\/.*\.md$/.test(path) && { [address]: nameOf(path) }),
    ...(path.endsWith(".md") && { [body]: words }),
  };
}

/** The text of a file with other fields: what did not change stays as it is. */
export function textOf(path: string, source: string, fields: Fields): string {
  const { [body]: words, [address]: _, ...data } = fields;
  const schema = schemaOf(path);
  const filled = schema ? withoutEmpty(data, formSchema(schema)) : data;
  const yaml = withPlainLines(source);
  if (!path.endsWith(".md")) return rewriteYaml(yaml, filled);
  const front = rewriteYaml(frontMatter.exec(yaml)?.[1] ?? "", filled);
  return `---\n${front}---\n${String(words ?? "").replace(/\n?$/, "\n")}`;
}
