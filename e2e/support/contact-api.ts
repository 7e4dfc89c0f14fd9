import { test as base, type Route } from "playwright/test";

type Received = { method: string; type: string | undefined; body: string };

/** The contact endpoint of a test, in the receiver's place. */
export type ContactApi = {
  /** All requests. */
  received: Received[];
  /** The messages that came as JSON. */
  messages(): unknown[];
  /** Answers a message. */
  answer: (route: Route) => Promise<void> | void;
};

/** Answers with a status and a body. */
export function answerWith(status: number, body = ""): ContactApi["answer"] {
  return (route) => route.fulfill({ status, body });
}

/** A test that answers the form's messages itself. */
export const test = base.extend<{ api: ContactApi }>({
  api: [
    async ({ context }, use) => {
      const api: ContactApi = {
        received: [],
        messages: () => api.received.map(({ body }) => JSON.parse(body)),
        answer: answerWith(200, "{}"),
      };
      await context.route("**/contactus", async (route) => {
        const request = route.request();
        const type = request.headers()["content-type"];
        api.received.push({ method: request.method(), type, body: request.postData() ?? "" });
        await api.answer(route);
      });
      await use(api);
    },
    { auto: true },
  ],
});
