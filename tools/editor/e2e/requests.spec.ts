import { expect, test } from "playwright/test";
import { rawRequest } from "../../../e2e/support/raw-request.ts";
import { port } from "./preview-server.ts";

test("next dev takes messages of the contact form, by the receiver's own code", async () => {
  const origin = `http://localhost:${port}`;
  const post = async (from: string, message: object) => {
    const headers = { Origin: from, "Content-Type": "application/json" };
    const body = JSON.stringify(message);
    return (await fetch(`${origin}/contactus`, { method: "POST", headers, body })).status;
  };
  const names = { firstName: "Ada", lastName: "Park", email: "ada@example.com" };
  const message = { ...names, phone: "12015550123", subject: "Flyers", message: "Hello." };
  expect(await post("http://example.com", message)).toBe(403);
  expect(await post(origin, names)).toBe(422);
  expect(await post(origin, message)).toBe(200);
});

test("next dev answers this machine's names alone, so that no foreign page reads a draft", async () => {
  const statusAt = async (host: string, path: string) =>
    (await rawRequest(port, path, { headers: { host } })).status;
  const { body } = await rawRequest(port, "/login");
  const [script = ""] = /\/_next\/static\/[^"\s]+\.js/.exec(String(body)) ?? [];
  const answers = { "/login": 200, "/services/flyer": 307, [script]: 200, "/favicon.svg": 200 };
  for (const [path, status] of Object.entries(answers)) {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`])
      expect(await statusAt(host, path), host + path).toBe(status);
    for (const host of ["rebound.example", `localhost.rebound.example:${port}`])
      expect(await statusAt(host, path), host + path).toBe(403);
  }
});
