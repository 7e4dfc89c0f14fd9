import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "./local-server.ts";
import { untilItAnswers } from "./raw-request.ts";

type Nginx = { program: string; version: string; modules: string };

const brotli = "ngx_http_brotli_static_module";

/** The system's nginx with its brotli module, or undefined where one of the two is missing. */
function findNginx(): Nginx | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const program = folders.map((folder) => join(folder, "nginx")).find(existsSync);
  if (!program) return undefined;
  const about = spawnSync(program, ["-V"], { encoding: "utf8" }).stderr;
  const modules = /--modules-path=(\S+)/.exec(about)?.[1] ?? "";
  const version = /nginx version: (\S+)/.exec(about)?.[1] ?? "";
  return existsSync(join(modules, `${brotli}.so`)) ? { program, version, modules } : undefined;
}

/** Installs the distribution's nginx; RUNLEVEL=1 keeps apt from starting the service. */
function install(): Nginx {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const steps = [
    ["apt-get", "update"],
    ["apt-get", "install", "--yes", "nginx", "libnginx-mod-http-brotli-static"],
  ];
  for (const step of steps) {
    const [command = "", ...args] = [...asRoot, "env", "RUNLEVEL=1", ...step];
    console.log(`No nginx with brotli found; trying: ${[command, ...args].join(" ")}`);
    spawnSync(command, args, { stdio: "inherit", timeout: 600_000 });
  }
  const found = findNginx();
  if (found) return found;
  throw new Error("No nginx can be installed here. Install nginx and its brotli_static module.");
}

/**
 * Serves the export as this user on a free port of loopback, with the configuration that the build
 * wrote; only its address and folder are changed.
 * @param root the folder of the export's content (CONTENT_ROOT)
 * @returns its port and a function that ends it
 */
export async function startNginx(
  root: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const nginx = findNginx();
  if (!nginx) throw new Error("there is no nginx: node e2e/support/nginx.ts");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const site = readFileSync(join(root, "out-nginx/site.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("root /var/www/angel-app;", `root ${join(process.cwd(), root, "out")};`);
  writeFileSync(join(folder, "site.conf"), site);
  writeFileSync(join(folder, "nginx.conf"), frame(nginx, folder));
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const check = spawnSync(nginx.program, [...args, "-t"], { encoding: "utf8" });
  if (check.status !== 0 || /\[(warn|emerg)\]/.test(check.stderr)) throw new Error(check.stderr);

  const server = spawn(nginx.program, args, { stdio: "ignore" });
  const stop = async () => {
    const ended = once(server, "exit");
    if (server.exitCode === null && server.kill("SIGTERM")) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await untilItAnswers(port, server).catch(async (error) => {
    await stop();
    throw error;
  });
  return { port, stop };
}

/** The nginx.conf that includes the site's file. */
function frame({ modules }: Nginx, folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
load_module ${modules}/${brotli}.so;
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  include ${folder}/site.conf;
}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { program, version } = findNginx() ?? install();
  console.log(`Testing with ${version} (${program})`);
}
