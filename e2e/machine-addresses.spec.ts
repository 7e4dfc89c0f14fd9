import { test } from "playwright/test";
import { expectAnswers } from "./machine-addresses.ts";

test("every address that programs are given answers with what its name says", async ({
  baseURL,
}) => {
  await expectAnswers("out", baseURL ?? "");
});
