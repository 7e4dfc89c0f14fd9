import { type Data, entriesOf } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import type { Source } from "../load/source.ts";
import { fieldName, textsIn } from "../load/walk.ts";

/** A text as it is typed, and a function that makes a message about it a problem of its place. */
type TypedText = { text: string; problem(message: string): Problem };

/** Every text of the content with its tokens: each field, each line of a body, the words of drawings. */
export function* typedTexts(
  data: Data,
  sources: ReadonlyMap<string, Source>,
): Generator<TypedText> {
  for (const { text, file, line } of data.drawings.words)
    yield { text, problem: (message) => ({ file, line, field: "", message }) };
  for (const { file } of entriesOf(data)) {
    const source = sources.get(file);
    if (!source) continue;
    for (const [text, path] of textsIn(source.data)) {
      const field = fieldName(source.data, path);
      yield { text, problem: (message) => ({ file, line: source.lineOf(path), field, message }) };
    }
    for (const [index, text] of source.body.split("\n").entries())
      yield {
        text,
        problem: (message) => ({ file, line: source.bodyLine + index, field: "", message }),
      };
  }
}
