/**
 * Replaces Next's module of the same export (export/next/output.ts, replacedModules). That one
 * evaluates React, Next and the page's islands in one task, which takes 200 ms on a slow phone.
 * Here React's and Next's largest parts are evaluated first, each in its own task. Taps and
 * scrolling are answered in between.
 */
export async function appBootstrap(hydrate: () => void): Promise<void> {
  for (const evaluate of parts) {
    await nextTask();
    evaluate();
  }
  await nextTask();
  hydrate();
}

Object.assign(window, { next: { appDir: true } });

const parts = [
  () => require("react-dom/client"),
  () => require("next/dist/client/components/app-router-instance"),
  () => require("next/dist/client/components/app-router"),
];

/** Resolves in a task of its own; nested timers would wait for 4 ms each. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}
