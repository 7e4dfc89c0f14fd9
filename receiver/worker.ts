import { parse } from "yaml";
import { z } from "zod";
import siteText from "../content/site.yaml?raw";
import type { Payload } from "../site/message.ts";
import { answerWithoutFile, type HostedFiles } from "./no-file.ts";
import { receive, type Tools } from "./receive.ts";
import { type Database, deleteOld } from "./store.ts";

type Context = { waitUntil(work: Promise<unknown>): void };
/** The bindings of wrangler.jsonc. */
type Env = {
  ASSETS: HostedFiles;
  DB: Database;
  LIMITER: Tools["limiter"];
  EMAIL?: { send(mail: Record<string, string>): Promise<unknown> };
  MAIL_FROM?: string;
  MAIL_TO?: string;
};

const site = z.object({ keepMessages: z.int() }).parse(parse(siteText));

/** Cloudflare asks it for /contactus, and for what no file of the build and no redirect answers. */
export default {
  async fetch(request: Request, env: Env, context: Context) {
    const { ASSETS, DB, LIMITER, EMAIL, MAIL_FROM, MAIL_TO } = env;
    if (new URL(request.url).pathname !== "/contactus") return answerWithoutFile(request, ASSETS);
    if (request.method === "GET" || request.method === "HEAD")
      return new Response(null, { status: 303, headers: { Location: "/contact" } });
    if (request.method !== "POST")
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
    // The visitor's answer does not wait for the e-mail, and the message is stored without it too.
    const mail = async (message: Payload, page: string) => {
      if (EMAIL && MAIL_FROM && MAIL_TO)
        await EMAIL.send({ from: MAIL_FROM, to: MAIL_TO, ...mailOf(message, page) });
    };
    return receive(request, {
      db: DB,
      limiter: LIMITER,
      mail: (message, page) =>
        context.waitUntil(mail(message, page).catch((error) => console.error("No e-mail:", error))),
    });
  },

  /** Runs once a day (`triggers` in wrangler.jsonc). */
  async scheduled(_: unknown, { DB }: Env) {
    await deleteOld(DB, site.keepMessages);
  },
};

/** What an e-mail says; its "Reply" writes to the visitor. */
function mailOf(
  { firstName, lastName, email, phone, sendNewsLetter, ...message }: Payload,
  page: string,
) {
  const newsletter = sendNewsLetter ? "\nNewsletter, please" : "";
  const from = page && `\nWritten on ${page}`;
  return {
    replyTo: email,
    subject: message.subject,
    text: `${message.message}\n\n${firstName} ${lastName}\n${email}\n${phone}${newsletter}${from}\n`,
  };
}
