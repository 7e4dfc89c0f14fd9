import { expect, test } from "vitest";
import { answerWithoutFile } from "./no-file.ts";

const redirects: Record<string, string> = {
  "/our_story": "/about?tab=1#story",
  "/menu": "https://menu.example.com/all",
};

/** A host with these redirects and no file. */
const files = {
  async fetch({ pathname }: URL) {
    const to = redirects[pathname];
    return new Response(null, to ? { status: 308, headers: { Location: to } } : { status: 404 });
  },
};

test.each([
  ["/Our_Story", "/about?tab=1#story"],
  ["/Menu/?x=1", "https://menu.example.com/all?x=1"],
])("the near miss %s of a redirect leads to its target, in one hop", async (path, location) => {
  const request = new Request(`https://www.example.com${path}`);
  const { status, headers } = await answerWithoutFile(request, files);
  expect([status, headers.get("location")]).toEqual([308, location]);
});
