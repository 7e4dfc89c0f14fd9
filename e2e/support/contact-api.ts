import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { test as base } from "playwright/test";
import { makeCertificate } from "./certificate.ts";
import { content } from "./site.ts";

/** The address that the built site sends to. */
const endpoint = new URL(process.env.NEXT_PUBLIC_CONTACT_URL || content.site.contactEndpoint);

type Received = { method: string; path: string; type: string | undefined; body: string };

/** The contact endpoint of a test. */
export type ContactApi = {
  /** All that it was asked, the browser's preflights too. */
  received: Received[];
  /** The messages among it. */
  messages(): unknown[];
  /** What it does with a message. */
  answer: (response: ServerResponse, request: IncomingMessage) => void;
};

/** Answers with a status and a body. */
export function answerWith(status: number, body?: string): ContactApi["answer"] {
  return (response) => response.writeHead(status).end(body);
}

/**
 * Tests with a real server behind the form. It listens on loopback, speaks HTTPS and does not
 * share the site's origin, so the browser asks it with a preflight. The browser is told that the
 * endpoint's host is this machine: the tests run on the build that goes online, and none of
 * their requests leaves the machine.
 */
export const test = base.extend<{ api: ContactApi }, { server: ContactApi & { port: number } }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright wants the braces
    async ({}, use) => {
      const api: ContactApi = {
        received: [],
        messages: () =>
          api.received
            .filter(({ method }) => method === "POST")
            .map(({ body }) => JSON.parse(body)),
        answer: answerWith(200, "{}"),
      };
      const server = createServer(makeCertificate(), async (request, response) => {
        const { method = "", url: path = "", headers } = request;
        const body = await text(request);
        api.received.push({ method, path, type: headers["content-type"], body });
        response.setHeader("Access-Control-Allow-Origin", headers.origin ?? "");
        response.setHeader("Access-Control-Allow-Headers", "content-type");
        if (method === "OPTIONS") response.writeHead(204).end();
        else api.answer(response, request);
      });
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      const { port } = server.address() as AddressInfo;
      await use(Object.assign(api, { port }));
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, server }, use) => {
      const rule = `MAP ${endpoint.hostname} 127.0.0.1:${server.port}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
  ignoreHTTPSErrors: true,
  api: [
    async ({ server }, use) => {
      server.received = [];
      server.answer = answerWith(200, "{}");
      await use(server);
    },
    { auto: true },
  ],
});

export { endpoint };
