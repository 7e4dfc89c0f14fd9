import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { immutable, revalidate } from "../../export/headers.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Types whose files are compressed already. */
const packed = /^(image\/(?!svg)|font\/)/;

type Running = { origin: string; close: () => void };

/**
 * Serves a folder as hosts do, compressed with brotli, on a free port. Everything that a benchmark
 * compares is served by it, so that servers make no difference.
 * @param folder to serve, or a function that gives the folder for a requested path
 * @param page changes the HTML of a page before it is sent
 * @param level of brotli: hosts keep files at 11, which takes seconds for a page's scripts
 */
export function serveFolder(
  folder: string | ((path: string) => string),
  { page = (html: string) => html, level = 4 } = {},
): Promise<Running> {
  const ready = new Map<string, Buffer>();
  const params = { [constants.BROTLI_PARAM_QUALITY]: level };
  const bodyOf = (file: string, type: string): Buffer => {
    const known = ready.get(file);
    if (known) return known;
    const raw = readFileSync(file);
    const own = extname(file) === ".html" ? Buffer.from(page(raw.toString("utf8"))) : raw;
    const body = packed.test(type) ? own : brotliCompressSync(own, { params });
    ready.set(file, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const root = typeof folder === "string" ? folder : folder(pathname);
    const found = fileAt(root, decodeURIComponent(pathname));
    const file = found ?? join(root, "404.html");
    const type = types[extname(file)] ?? "application/octet-stream";
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(found ? 200 : 404, {
      "content-type": type,
      ...(!packed.test(type) && { "content-encoding": "br" }),
      "cache-control": cacheOf(pathname),
    });
    response.end(bodyOf(file, type));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://localhost:${port}`, close: () => server.close() });
    });
  });
}

function cacheOf(path: string): string {
  return path.startsWith("/_next/static/") ? immutable : revalidate;
}

/** File of a path: "/about" is about.html or about/index.html. */
function fileAt(folder: string, path: string): string | undefined {
  const base = join(folder, path);
  return [`${base}.html`, join(base, "index.html"), base].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
