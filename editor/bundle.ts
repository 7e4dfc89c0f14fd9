import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { BuildOptions, Plugin } from "esbuild";

/** The page beside a form, for browsers. */
export type Files = {
  script: Uint8Array<ArrayBuffer>;
  styles: Uint8Array<ArrayBuffer>;
  /** Changes with them. */
  id: string;
};

const folder = join(process.cwd(), "editor/page");

/**
 * Modules of the site that need Node, Next or megabytes, and the ones that stand for them in a browser. The
 * test of all pages (e2e/edit/pages.spec.ts) compares what they make with the build.
 */
const twins: Record<string, string> = {
  "site/load/disk.ts": "disk.ts",
  "site/preview/signs.ts": "../signs.ts",
  "components/pictures/drawing-address.ts": "drawing-address.ts",
  "components/code-samples/highlight.ts": "highlight.ts",
  "app/_fonts/fonts.ts": "fonts.ts",
};

/** A module and all that it imports, as one for browsers. */
export async function bundleModule(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    ...common,
    stdin: { contents: `export * from "${name}";`, resolveDir: process.cwd() },
    // Components are made by what Sveltia gives to the page.
    jsx: "transform",
    jsxFactory: "h",
    jsxFragment: "Fragment",
  });
  return Uint8Array.from(outputFiles[0]?.contents ?? []);
}

const common = {
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  write: false,
} satisfies BuildOptions;

/** In `next dev`, its routes have modules of their own, and an edit evaluates them again. */
const memory = globalThis as { pageBesideForm?: { files: Promise<Files> } };

/**
 * The site's own components, loaders and checks as one script for browsers, and their styles. It is made
 * once; in `next dev`, anew whenever a source changes.
 */
export function bundlePage(): Promise<Files> {
  memory.pageBesideForm ??= startBundling();
  return memory.pageBesideForm.files;
}

function startBundling(): { files: Promise<Files> } {
  const first = Promise.withResolvers<Files>();
  const state = { files: first.promise };
  const take: Plugin = {
    name: "take",
    setup: ({ onEnd }) =>
      onEnd(({ outputFiles = [], errors }) => {
        if (errors.length > 0) return first.reject(new Error(errors[0]?.text));
        const files = filesOf(outputFiles);
        first.resolve(files);
        state.files = Promise.resolve(files);
      }),
  };
  bundle(take).catch(first.reject);
  return state;
}

async function bundle(take: Plugin): Promise<void> {
  const esbuild = await import("esbuild");
  const { SITE_REGION, SITE_DATE, NEXT_PUBLIC_CONTACT_URL } = process.env;
  const context = await esbuild.context({
    ...common,
    entryPoints: [join(folder, "index.tsx")],
    outdir: folder,
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env": "environment",
      builtWith: JSON.stringify(
        JSON.stringify({ SITE_REGION, SITE_DATE, NEXT_PUBLIC_CONTACT_URL }),
      ),
    },
    inject: [join(folder, "environment.ts")],
    jsx: "automatic",
    loader: { ".woff2": "dataurl" },
    plugins: [forBrowsers, await tailwind(), take],
  });
  if (process.env.NODE_ENV === "development") return context.watch();
  await context.rebuild();
  await context.dispose();
}

function filesOf(outputs: { path: string; contents: Uint8Array }[]): Files {
  const named = (ending: string) =>
    Uint8Array.from(outputs.find(({ path }) => path.endsWith(ending))?.contents ?? []);
  const [script, styles] = [named(".js"), named(".css")];
  const id = hash("sha256", script).slice(0, 8) + hash("sha256", styles).slice(0, 8);
  return { script, styles, id };
}

const forBrowsers: Plugin = {
  name: "for-browsers",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, () => ({ path: join(folder, "twins/node.ts") }));
    // A file of its own, since it changes with the content.
    onResolve({ filter: /^bundled-content$/ }, () => ({
      path: "/edit/bundled.js",
      external: true,
    }));
    // Of other languages and countries, neither checks nor the form make use.
    onLoad({ filter: /zod.v4.locales.index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
      resolveDir: join(process.cwd(), "node_modules/zod/v4/locales"),
    }));
    onLoad({ filter: /react-phone-number-input.flags.index\.js$/ }, () => ({
      contents: 'import { US, CA } from "country-flag-icons/react/3x2"; export default { US, CA };',
      resolveDir: process.cwd(),
    }));
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const twin = twins[relative(process.cwd(), path).replaceAll("\\", "/")];
      if (!twin) return undefined;
      return { contents: `export * from "./${twin}";`, resolveDir: join(folder, "twins") };
    });
  },
};

/** Style sheets as Next makes them. */
async function tailwind(): Promise<Plugin> {
  const { default: postcss } = await import("postcss");
  const { default: plugin } = await import("@tailwindcss/postcss");
  return {
    name: "tailwind",
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.css$/ }, async ({ path: from }) => {
        const { css, messages } = await postcss([plugin()]).process(readFileSync(from, "utf8"), {
          from,
        });
        const files = messages.filter(({ type }) => type === "dependency").map(({ file }) => file);
        const loader = from.endsWith(".module.css") ? "local-css" : "css";
        return { contents: css, loader, watchFiles: files };
      }),
  };
}
