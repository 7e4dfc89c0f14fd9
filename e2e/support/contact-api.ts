import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { test as base } from "playwright/test";
import { contactUrl } from "./site.ts";

/** Endpoint of the built site's contact form. */
const endpoint = new URL(contactUrl);

type Received = { method: string; path: string; type: string | undefined; body: string };

/** The contact endpoint of a test. */
export type ContactApi = {
  /** All requests, preflights included. */
  received: Received[];
  /** Messages of the POST requests. */
  messages(): unknown[];
  /** Answers a message. */
  answer: (response: ServerResponse, request: IncomingMessage) => void;
};

/** Answers with a status and a body. */
export function answerWith(status: number, body?: string): ContactApi["answer"] {
  return (response) => response.writeHead(status).end(body);
}

/**
 * A test with a real server behind the form, on loopback and on another origin than the site, so that
 * the browser sends a preflight. The browser resolves the endpoint's host to this machine and sends
 * no request to the network.
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
      const server = createServer(async (request, response) => {
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
