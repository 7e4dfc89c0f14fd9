import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const workflow = (name: string) =>
  parse(readFileSync(`.github/workflows/${name}.yml`, "utf8")) as {
    concurrency: { group: string; "cancel-in-progress"?: boolean };
    jobs: Record<
      string,
      { if?: string; concurrency?: unknown; steps?: { run?: string; if?: string }[] }
    >;
  };

test("a run by hand on another branch does not take the place of a deploy of main that waits", () => {
  const { concurrency, jobs } = workflow("deploy");
  expect(concurrency.group).toContain("github.ref");
  expect(concurrency["cancel-in-progress"] ?? false).toBe(false);
  expect(jobs.deploy?.if).toBe("github.ref == 'refs/heads/main'");
});

test("previews run only where there are secrets: not for forks, not for Dependabot", () => {
  const condition = workflow("preview").jobs.preview?.if;
  expect(condition).toContain("github.event.pull_request.head.repo.full_name == github.repository");
  expect(condition).toContain("github.actor != 'dependabot[bot]'");
});

test("the required job reports in every case, and runs the tests wherever code may differ", () => {
  const { check, engines, scope } = workflow("check").jobs;
  expect(check?.if).toContain("!cancelled()");
  const tests = check?.steps?.find(({ run }) => run === "npm test");
  expect(tests?.if).toBe("needs.scope.outputs.code != 'false'");
  expect(engines?.if).toContain("needs.scope.outputs.code != 'false'");
  const commands = scope?.steps?.map(({ run = "" }) => run).join("\n");
  expect(commands).toContain("--workflow deploy.yml --branch main --status success");
});
