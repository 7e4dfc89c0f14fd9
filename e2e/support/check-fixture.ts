import { problemLines } from "../../site/load/problem.ts";
import { loadContent } from "../../site/load-content.ts";
import { fixtureFiles, fixturePictures, publicFiles } from "../fixture/load-fixture.ts";

/** Ends the run where the fixture has a problem, which would fail dozens of tests for another reason. */
export default function checkFixture(): void {
  const { problems } = loadContent(fixtureFiles, { publicFiles, pictures: fixturePictures });
  if (problems.length > 0) throw new Error(`in the fixture:\n${problemLines(problems)}`);
}
