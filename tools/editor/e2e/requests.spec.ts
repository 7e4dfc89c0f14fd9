import { expect, test } from "playwright/test";
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
