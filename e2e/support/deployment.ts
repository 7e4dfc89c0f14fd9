import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { filesBelow } from "../../site/load/files.ts";
import { out as first } from "./site.ts";
import { serveFolder } from "./static-server.ts";

/** A word that stands on every page, in the first build and in the second. */
export const word = { before: "Skip to the content", after: "Skip to the new content" };

/** A server that has the first build, until the second is deployed; nothing of the first is left. */
export type Deployment = {
  origin: string;
  deploy: () => void;
  /** Puts the first build back. */
  takeBack: () => void;
  close: () => void;
};

/** @param second the folder of the second build (`makeSecondBuild`) */
export async function startDeployment(second: string): Promise<Deployment> {
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

/**
 * Copies the fixture's export as another build of it would be: with another word on every page, and
 * every script under another name.
 * @returns its temporary folder, and a function that removes it
 */
export function makeSecondBuild(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "second-build-"));
  cpSync(first, folder, { recursive: true });
  const files = filesBelow(folder);
  const scripts = files.filter((file) => /^_next\/static\/.*\.js$/.test(file));
  const names = new RegExp(scripts.map((file) => RegExp.escape(basename(file))).join("|"), "g");
  const renamed = (text: string) => text.replace(names, (name) => `b${name}`);
  for (const file of files.filter((file) => /\.(html|js)$/.test(file))) {
    const path = join(folder, file);
    writeFileSync(path, renamed(readFileSync(path, "utf8")).replace(word.before, word.after));
  }
  for (const file of scripts) renameSync(join(folder, file), join(folder, renamed(file)));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
