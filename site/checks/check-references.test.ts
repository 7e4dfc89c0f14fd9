import { expect, test } from "vitest";
import { fixtureFiles, problemsWith, swap } from "../../e2e/fixture/load-fixture.ts";
import { statuses } from "../schema/service.ts";

test.each([
  ["is a draft", "$&draft: true\n"],
  ["has no price list", ""],
])("a section that shows nothing without a service is refused where that %s", (problem, line) => {
  const changed = { "content/services/dtransfer.yaml": swap(/^pricing: .*\n/m, line) };
  expect(problemsWith(changed)).toContainEqual(
    expect.stringContaining(`(summary).service: "dtransfer" ${problem}`),
  );
});

test("what shows a draft of a service is refused on a page that is published", () => {
  const draft = { "content/services/digital-coupons.yaml": swap(/^pricing: /m, "draft: true\n$&") };
  for (const kind of ["list", "posts"])
    expect(problemsWith(draft)).toContainEqual(
      expect.stringContaining(`(${kind}).service: "digital-coupons" is a draft`),
    );
});

test("a drawer of a service without storage plans is refused", () => {
  const changed = {
    "content/pages/every-section.yaml": swap("service: cloud-storage", "service: digital-flyers"),
  };
  expect(problemsWith(changed)).toContainEqual(
    expect.stringContaining('(drawer).service: "digital-flyers" has no storage plans'),
  );
});

test.each([0, 1, 2])("each service in each status is in order (%i)", (first) => {
  const services = Object.keys(fixtureFiles).filter((path) => path.startsWith("services/"));
  const changes = services.flatMap((path, index) => {
    const line = `status: ${statuses[(first + index) % statuses.length]}`;
    return fixtureFiles[path]?.includes(line) ? [] : [[path, swap(/^status: .*/m, line)] as const];
  });
  expect(problemsWith(Object.fromEntries(changes))).toEqual([]);
});
