import { formatProblem, type Problem } from "../compiler/load/problem.ts";
import { formAt } from "./content-files.ts";

/** A list of problems, each with a link to its field; nothing where there are none. */
export function Problems({ problems, title }: { problems: Problem[]; title: string }) {
  if (problems.length === 0) return null;
  return (
    <div className="notice wrong" role="alert">
      <p>{title}</p>
      <ul>
        {problems.map((problem) => (
          <li key={formatProblem(problem)} className="problem">
            <a href={formAt(problem)}>{formatProblem(problem)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
