import { spawn } from "node:child_process";
import { commandEnvironment } from "./options.ts";
import { packageCommand } from "./package-command.ts";

/** `npm run build`: builds the site into `out/`, with `--region ca` that of Canada. */
const env = commandEnvironment(["date", "region"]);
spawn(...packageCommand("next", ["build"]), { stdio: "inherit", env }).on("close", (code) =>
  process.exit(code ?? 1),
);
