import { test } from "playwright/test";
import { expectAnswers } from "../support/machine-addresses.ts";
import { content } from "./site.ts";

test("every address that programs are given answers with what its name says", async ({
  baseURL,
}) => {
  await expectAnswers("out", baseURL ?? "", content.site.hosts);
});
