import { expect, type Page } from "playwright/test";
import { out as first } from "../support/site.ts";
import { serveFolder } from "../support/static-server.ts";
import { word } from "./changes.ts";
import { out as second } from "./second-build.ts";

/** A server that has the first build, until the second is deployed; nothing of the first is left. */
export type Deployment = {
  origin: string;
  deploy: () => void;
  /** Puts the first build back. */
  takeBack: () => void;
  close: () => void;
};

export async function startDeployment(): Promise<Deployment> {
  let folder = first;
  const deploy = () => {
    folder = second;
  };
  const takeBack = () => {
    folder = first;
  };
  const { origin, close } = await serveFolder(() => folder);
  return { origin, deploy, takeBack, close };
}

/** Expects the words of one of the two builds. */
export async function expectWords(page: Page, build: "A" | "B"): Promise<void> {
  const expected = build === "A" ? word.before : word.after;
  await expect(page.locator("body > a").first()).toHaveText(expected);
}
