import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../e2e/support/local-server.ts";
import type { Driver } from "./driver.ts";
import { until } from "./page.ts";

/** Keys by their code points of the WebDriver standard. */
const codePoints: Record<string, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/**
 * Starts Debian's WebKitGTK, whose driver takes WebDriver's own HTTP requests.
 * @param display the X server's name, ":1"
 */
export async function startWebKit(display: string): Promise<Driver> {
  const port = await freePort();
  const server = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: "ignore",
  });
  const root = `http://127.0.0.1:${port}`;
  const session = await newSession(root);
  const path = `/session/${session.sessionId}`;
  const ask = (command: string, body?: object) => request(root + path + command, body);
  const act = (id: string, type: string, actions: object[]) =>
    ask("/actions", { actions: [{ id, type, actions }] });
  const run: Driver["run"] = (script, ...args) =>
    ask("/execute/sync", { script: `return (${script}).apply(null, arguments)`, args });
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    async open(address) {
      await ask("/url", { url: address });
      await run(collectErrors);
    },
    errors: () => run(() => Reflect.get(window, "pageErrors") as string[]),
    run,
    move: (x, y) =>
      act("mouse", "pointer", [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }]),
    press: () =>
      act("mouse", "pointer", [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    async keys(...names) {
      const values = names.map((name) => codePoints[name] ?? name);
      const strokes = values.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await act("keyboard", "key", strokes);
    },
    async resize(width, height) {
      // What the window has around the page.
      const [x, y] = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
      await ask("/window/rect", { width: width + x, height: height + y });
      const isDone = (size: string) => `${innerWidth} ${innerHeight}` === size;
      await until({ run }, isDone, `${width} ${height}`);
    },
    screenshot: async () => Buffer.from(await ask("/screenshot"), "base64"),
    async close() {
      await request(root + path, undefined, "DELETE");
      server.kill();
      await once(server, "exit");
    },
  };
}

/** Waits for the driver, up to ten seconds, and opens a window. */
async function newSession(root: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await request(`${root}/status`).catch(() => undefined);
    if (isReady) break;
    await wait(100);
  }
  return request(`${root}/session`, { capabilities: {} });
}

/** One request of the WebDriver protocol: its value, or an error with the browser's message. */
async function request(address: string, body?: object, method = body ? "POST" : "GET") {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

/** There is no log of the console. Next's scripts start later than this, at the mouse's first move. */
function collectErrors(): void {
  const errors: string[] = [];
  Reflect.set(window, "pageErrors", errors);
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => errors.push(blockedURI));
}
