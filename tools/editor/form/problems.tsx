import { editAddress } from "../content-files.ts";
import type { FormProblem } from "../form-problem.ts";
import { elementOf, isText, show } from "./show-field.ts";

/** What is to be fixed, each a link to its words. */
export function Problems({ problems }: { problems: FormProblem[] }) {
  if (problems.length === 0) return null;
  const count = problems.length === 1 ? "1 thing" : `${problems.length} things`;
  return (
    <div className="wrong" role="alert">
      <p>
        {count} to fix. Your words are saved; until then, pages show the last ones that were in
        order.
      </p>
      <ul>
        {problems.map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same words
          <li key={i} className="problem">
            <a
              href={`${problem.elsewhere ? editAddress(problem.elsewhere) : ""}#${problem.field}`}
              onClick={(event) => {
                if (problem.elsewhere) return;
                event.preventDefault();
                select(problem);
              }}
            >
              {problem.place}: {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Goes to a problem's field, and selects the words that it quotes, or its line. */
function select({ field, line, message }: FormProblem): void {
  const element = elementOf(field);
  if (!element) return;
  if (!isText(element)) {
    show(element);
    return;
  }
  const lines = element.value.split("\n");
  const start = line ? lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0) : 0;
  const text = line ? (lines[line - 1] ?? "") : element.value;
  const [, quoted = ""] = /"([^"]+)"/.exec(message) ?? [];
  const at = quoted ? text.indexOf(quoted) : -1;
  const [from, length] = at < 0 ? [0, text.length] : [at, quoted.length];
  show(element, [start + from, start + from + length]);
}
