import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Data } from "../site/load/collections.ts";
import { contentRoot } from "../site/load/folders.ts";
import { formatProblem, type Problem, problemOnLine } from "../site/load/problem.ts";
import { problemAt, readSource, type Source } from "../site/load/source.ts";
import { type FieldPath, valueAt } from "../site/load/walk.ts";
import { type Loaded, loadAllFromDisk } from "../site/load-content.ts";
import { publishedOn } from "../site/pages/publish.ts";
import { isAvailable } from "../site/schema/service.ts";
import { readSettings } from "../site/settings.ts";

/**
 * `npm run launch-check`: lists what has to be filled in or answered before launch. It fails while
 * anything is left.
 */
const left = findLeft(loadAllFromDisk());
for (const problem of left) console.error(formatProblem(problem));
if (left.length > 0) {
  console.error(`\n${left.length} to fill in or to answer before launch.`);
  process.exitCode = 1;
} else console.log("Nothing is a placeholder any more, and every question is answered.");

/** What is left to do; content with problems comes first. */
function findLeft({ data, problems }: Loaded): Problem[] {
  if (!data || problems.length > 0) return problems;
  const { questions, services, site } = publishedOn(data, readSettings(process.env).today);
  return [
    ...placeholderProblems(site),
    ...databaseProblems(),
    ...drawnScreens(services),
    ...openQuestions(questions),
  ];
}

/** The owner's open questions, each with the pages that wait for its answer. */
function openQuestions({ file, questions }: Data["questions"]): Problem[] {
  const { lineOf } = sourceOnDisk(file);
  return questions.map(({ question, pages }, i) => {
    const places = pages.map(({ to }) => to).join(", ");
    return problemOnLine(file, lineOf(["questions", i]), `${question} (${places})`);
  });
}

/** The databases of messages, of the site and of previews, which the owner makes once (docs/hosting.md). */
function databaseProblems(): Problem[] {
  const file = "wrangler.jsonc";
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((text, index) => {
    if (!/"database_id": "[0-]*"/.test(text)) return [];
    const [, name] = /"database_name": "([^"]*)"/.exec(lines[index - 1] ?? "") ?? [];
    const message = `d1_databases.database_id is a placeholder: \`npx wrangler d1 create ${name}\` prints the id`;
    return [problemOnLine(file, index + 1, message)];
  });
}

/**
 * The places of live services that still show a drawing in place of the real app: a service's screens or,
 * without them, its hero.
 */
function drawnScreens(services: Data["services"]): Problem[] {
  const message = 'shows a drawing; a screenshot of the real app takes its place: "screenshot: …"';
  return services.flatMap(({ file, page, status }) => {
    if (!page || !isAvailable(status)) return [];
    const source = sourceOnDisk(file);
    const hasScreens = page.sections.some(({ section }) => section === "screens");
    const places = page.sections.flatMap((section, index) => {
      const path = ["page", "sections", index];
      if (section.section === "service-hero" && !hasScreens && !section.screenshot) return [path];
      if (section.section !== "screens") return [];
      const names = (["make", "see", "count"] as const).filter((name) => section[name]);
      return names
        .filter((name) => !section[name]?.screenshot)
        .map((name): FieldPath => [...path, name]);
    });
    return places.map((path) => problemAt(source, path, message));
  });
}

/** The fields that site.yaml lists as placeholders, each at its line. */
function placeholderProblems({ file, placeholders }: Data["site"]): Problem[] {
  const source = sourceOnDisk(file);
  return placeholders.flatMap((field) => {
    const path = field.split(".");
    const value = valueAt(source.data, path);
    const message = `"${value}" is a placeholder`;
    return value ? problemAt(source, path, message) : [];
  });
}

/** A content file as it is on disk; its name begins with "content/" whatever CONTENT_ROOT is. */
function sourceOnDisk(file: string): Source {
  return readSource(file, readFileSync(join(contentRoot(), file), "utf8"));
}
