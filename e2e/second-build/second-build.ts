import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A copy of the project for tests that need another build of the fixture: Canada's, with 26 posts,
 * changed words, prices and pictures. build.setup.ts makes it, remove.teardown.ts removes it. Each
 * run has its own, named after a port that it occupies.
 */
export const project = join(tmpdir(), `angel-app-second-build-${process.env.FIXTURE_PORT}`);

/** Content and export of the second build. */
export const root = join(project, "fixture");
export const out = join(root, "out");
