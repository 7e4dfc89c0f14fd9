import { test } from "playwright/test";
import { fixtureDay } from "../../fixture/fixture-day.ts";
import { generatePosts } from "../support/generate-posts.ts";
import { build, copyProject } from "../support/project-copy.ts";
import { contactUrl } from "../support/site.ts";
import { addPictures, changeIslands, changePrice, changeWord } from "./changes.ts";
import { project, root } from "./second-build.ts";

test("build the second site", async () => {
  test.setTimeout(600_000);
  const copy = copyProject(project);
  // Two of them are not published.
  generatePosts(root, 28);
  changeWord();
  changePrice();
  await addPictures();
  await changeIslands();
  await build(copy, {
    env: {
      SITE_REGION: "ca",
      CONTENT_ROOT: "fixture",
      SITE_DATE: fixtureDay,
      NEXT_PUBLIC_CONTACT_URL: contactUrl,
    },
  });
});
