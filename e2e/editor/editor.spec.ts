import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { photo } from "../../fixture/sample-pictures.ts";
import { rawRequest } from "../support/raw-request.ts";
import { dev, expect, file, folder, port, save, test } from "./preview-server.ts";

// At this width the page stands below its form and is not loaded; form.spec.ts tests wide windows.
test.use({ viewport: { width: 1000, height: 720 } });

const post = "blog/how-to-be-found-on-your-own-street";

test("the list leads to a form for every content file, without a request to another host", async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(dev("/edit"));
  const links = await page.getByRole("listitem").getByRole("link").all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  const paths = readdirSync(join(folder, "content"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(yaml|md)$/.test(path) && path !== "README.md")
    .map((path) => `/edit/${path.replace(/\.\w+$/, "")}`);
  expect(addresses).toEqual(expect.arrayContaining(paths));
  for (const address of addresses) {
    // Now and then, Next answers 500 while it compiles another route.
    await expect(async () => {
      const answer = await page.request.get(dev(address ?? ""));
      expect(answer.status(), address ?? "").toBe(200);
      expect(await answer.text()).toContain('id="editor-start"');
    }).toPass({ timeout: 60_000 });
  }
  expect([...hosts]).toEqual([`localhost:${port}`]);
});

test("a changed word is on the page, and nothing else in the file has changed", async ({
  page,
}) => {
  const before = file("promotion.yaml");
  await page.goto(dev("/edit/promotion"));
  await page.getByLabel("Link").fill("Join us!");
  await save(page);

  await expect(page.getByRole("status")).toHaveText("Saved.");
  expect(file("promotion.yaml")).toBe(before.replace("Subscribe now!", "Join us!"));
  await expect(async () => {
    await page.goto(dev("/login"));
    await expect(page.getByRole("link", { name: "Join us!" })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
});

test("saving a form without a change leaves the file as it is", async ({ page }) => {
  for (const path of ["services/dtransfer.yaml", `${post}.md`]) {
    const before = file(path);
    await page.goto(dev(`/edit/${path.replace(/\.\w+$/, "")}`));
    await save(page);
    await expect(page.getByRole("status")).toHaveText("Saved.");
    expect(file(path), path).toBe(before);
  }
});

test("a problem is said beside its field, and the file stays", async ({ page }) => {
  const before = file(`${post}.md`);
  await page.goto(dev(`/edit/${post}`));
  const description = page.getByRole("textbox", { name: "Description" });
  await description.fill("Too short");
  await save(page);

  await expect(description).toHaveAccessibleDescription("9 characters, at least 50");
  await expect(description).toHaveValue("Too short");
  await expect(page.getByRole("alert")).toContainText(
    `content/${post}.md:4 description: 9 characters, at least 50`,
  );
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute(
    "href",
    `/edit/${post}#description`,
  );
  expect(file(`${post}.md`)).toBe(before);

  await page.reload();
  await expect(description).toHaveValue("Too short");
});

test("an entry is added to a list, filled in and saved", async ({ page }) => {
  await page.goto(dev("/edit/prices"));
  const features = page.getByRole("group", { name: "Features", exact: true }).first();
  await features.getByRole("button", { name: "Add to features" }).click();
  await features.getByRole("textbox").last().fill("Change it as often as you like");
  await save(page);

  await expect(page.getByRole("status")).toHaveText("Saved.");
  await page.goto(dev("/flyer-pricing"));
  await expect(page.getByText("Change it as often as you like").first()).toBeVisible();
});

test("words that someone else saved meanwhile are not lost", async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(dev("/edit/pages/not-found"));
  await other.goto(dev("/edit/pages/not-found"));
  await other.getByLabel("Heading").fill("Theirs");
  await save(other);
  await expect(other.getByRole("status")).toBeVisible();
  await page.getByLabel("Heading").fill("Mine");
  await save(page);

  await expect(page.getByRole("alert")).toContainText("was changed elsewhere meanwhile");
  await expect(page.getByLabel("Heading")).toHaveValue("Mine");
  const row = page.getByRole("row", { name: "heading" });
  await expect(row.getByRole("cell")).toContainText(["Theirs", "Mine"]);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  expect(file("pages/not-found.yaml")).toContain("heading: Theirs");

  await page.getByRole("button", { name: "Go on with mine" }).click();
  await save(page);
  await expect(page.getByRole("status")).toHaveText("Saved.");
  expect(file("pages/not-found.yaml")).toContain("heading: Mine");
});

test("a new post has its page", async ({ page }) => {
  await page.goto(dev("/edit/blog/new"));
  await page.getByRole("textbox", { name: "Title" }).fill("A Post From the Editor");
  await page
    .getByRole("textbox", { name: "Description" })
    .fill("What this post is about, said in one sentence that is long enough.");
  await page.getByLabel("Scene").selectOption("flyer");
  await page.getByLabel("Ink", { exact: true }).selectOption("coral");
  await page.getByLabel("What the picture shows").fill("A flyer.");
  const services = page.getByRole("group", { name: "Services" });
  await services.getByRole("combobox").fill("digital-flyers");
  await save(page);

  await expect(page.getByRole("status")).toHaveText("Saved.");
  await page.getByRole("link", { name: "See /blog-lists/a-post-from-the-editor" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A Post From the Editor");
});

test("a new post is a draft with its address, and an address that changes stays a way to it", async ({
  page,
}) => {
  await page.goto(dev("/edit/blog/new"));
  await expect(page.getByLabel("Draft")).toBeChecked();
  await page.getByRole("textbox", { name: "Title" }).fill("Saved Before It Is Written");
  await save(page);
  await expect(page.getByRole("status")).toHaveText("Saved.");

  await page.goto(dev("/edit/blog/answer-every-review"));
  await page.getByLabel("Address").fill("Every review");
  await save(page);
  await expect(page).toHaveURL(dev("/edit/blog/every-review"));
  expect(file("blog/every-review.md")).toContain("answer-every-review");
});

test.describe("a picture", () => {
  const field = (page: Page) => page.getByLabel("Add a picture");

  test("that the site can not show is refused beside its field", async ({ page }) => {
    await page.goto(dev(`/edit/${post}`));
    await page.getByRole("textbox", { name: "Description" }).fill("Typed before");
    const buffer = await photo().png().toBuffer();
    await field(page).setInputFiles({ name: "Photo.jpg", mimeType: "image/jpeg", buffer });

    await expect(field(page)).toHaveAccessibleDescription(
      'Photo.jpg is a PNG by its content; rename it to "Photo.png"',
    );
    await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Typed before");
    expect(existsSync(join(folder, "content/blog/photo.jpg"))).toBe(false);
    await expect(page.getByText("Your words are kept as a draft")).toBeVisible();
  });

  test("is saved beside the post, and shows where its line stands", async ({ page }) => {
    const send = async (buffer: Buffer) => {
      const picture = { name: "Shop window (1).JPG", mimeType: "image/jpeg", buffer };
      await field(page).setInputFiles(picture);
    };
    const first = await photo(1000, 700).jpeg().toBuffer();
    await page.goto(dev(`/edit/${post}`));
    await send(first);
    const line = "![what it shows](shop-window-1.jpg)";
    await expect(page.getByRole("status")).toContainText(line);
    expect(readFileSync(join(folder, "content/blog/shop-window-1.jpg"))).toEqual(first);

    // The same once more is the same; another of that name gets a number.
    await send(first);
    await expect(page.getByRole("status")).toContainText(line);
    await send(await photo(1000, 600).jpeg().toBuffer());
    await expect(page.getByRole("status")).toContainText("(shop-window-1-2.jpg)");

    const text = page.getByRole("textbox", { name: "Text (Markdown)" });
    const written = (await text.inputValue())
      .replace(/!\[what it shows\]\(shop-window[^)]*\)/g, "")
      .replace(/!\[.*\]\(scene:search\)/, line);
    await text.fill(written);
    await save(page);
    await expect(page.getByRole("status")).toHaveText("Saved.");
    await page.goto(dev("/blog-lists/how-to-be-found-on-your-own-street"));
    const shown = page.getByRole("img", { name: "what it shows" });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty("complete", true);
    await expect(shown).not.toHaveJSProperty("naturalWidth", 0);
    expect(await shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
      /\/pictures\/shop-window-1-[0-9a-f]{16}-\d+\.avif$/,
    );
  });
});

test.describe("what the editor does not answer", () => {
  const form = "~token=guessed&~body=heading: Theirs";
  const send = (headers: Record<string, string>, method = "POST") => {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const body = method === "POST" ? form : undefined;
    return rawRequest(port, "/edit/pages/not-found", {
      method,
      headers: { ...type, ...headers },
      body,
    });
  };

  for (const method of ["GET", "POST"])
    test(`a ${method} of another site, or under another name of this machine`, async () => {
      const before = file("pages/not-found.yaml");
      const own = `localhost:${port}`;
      for (const headers of [
        { host: own, origin: "https://evil.example" },
        { host: own, origin: "null" },
        { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
        { host: `evil.example:${port}` },
      ]) {
        const answer = await send(headers as Record<string, string>, method);
        expect(answer.status, JSON.stringify(headers)).toBe(403);
        expect(answer.body.toString()).not.toContain("~token");
      }
      expect(file("pages/not-found.yaml")).toBe(before);
    });

  test("a form without the token of its server", async () => {
    const before = file("pages/not-found.yaml");
    const headers = { host: `localhost:${port}`, origin: `http://localhost:${port}` };
    for (const path of ["/edit/pages/not-found", "/edit/blog/new"]) {
      const none = await rawRequest(port, path, { method: "POST", headers, body: "~body=x" });
      expect(none.status).toBe(403);
    }
    expect((await send(headers)).status).toBe(403);
    expect(file("pages/not-found.yaml")).toBe(before);
  });

  test("another machine", async () => {
    // Another address of this one, which a server of all addresses answers too.
    await expect(fetch(`http://127.0.0.2:${port}/edit`)).rejects.toThrow();
  });
});

test("a form that was open while the preview was started anew keeps what was typed", async ({
  page,
}) => {
  await page.goto(dev("/edit/pages/not-found"));
  const token = page.locator('[name="~token"]').first();
  await token.evaluate((field: HTMLInputElement) => {
    field.value = "of the server before";
  });
  await page.getByLabel("Heading").fill("Typed before");
  await save(page);

  await expect(page.getByRole("status")).toHaveText("Saved.");
  expect(file("pages/not-found.yaml")).toContain("heading: Typed before");
});

test("each new service has a file of its own, and none takes another's", async ({ page }) => {
  const fillIn = async (name: string, order: string) => {
    await page.goto(dev("/edit/services/new"));
    await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("");
    await page.getByRole("textbox", { name: /^Name/ }).fill(name);
    await page.getByLabel("Order").fill(order);
    await page.getByLabel("Status").selectOption("available");
    await page.getByLabel("Ink", { exact: true }).selectOption("sky");
    await page.getByLabel("Icon").selectOption("trending-up");
    await page.getByLabel("Scene").selectOption("phone");
    await page.getByRole("textbox", { name: "Title" }).fill(name);
    await page.getByRole("textbox", { name: "Text" }).fill("Words on its card.");
    await save(page);
  };
  await fillIn("Window Posters", "51");
  await expect(page).toHaveURL(dev("/edit/services/window-posters"));
  await fillIn("Street Banners", "52");
  await expect(page).toHaveURL(dev("/edit/services/street-banners"));
  const before = file("services/window-posters.yaml");
  await fillIn("Window posters", "53");
  await expect(page.getByRole("alert")).toContainText("content/services/window-posters.yaml");
  await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Window posters");
  expect(file("services/window-posters.yaml")).toBe(before);
});

test("the panel says what others see of the page, and leads to its form", async ({ page }) => {
  await page.goto(dev("/services/push-notifications"));
  const panel = page.locator("#preview-panel");
  await panel.getByText("Preview").click();
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText([
    "Findings",
    "Structured data (JSON-LD)",
    "Made from",
    "Search result",
    "Slack",
    "Facebook",
    "X",
    "WhatsApp",
    "LinkedIn",
  ]);
  const title = await page.title();
  await expect(panel.getByText(`Title: ${title.length} of at most 60 characters`)).toBeVisible();
  await expect(panel.getByText("Product: complete")).toBeVisible();
  for (const picture of await panel.locator("img").all())
    await expect(picture).toHaveJSProperty("naturalWidth", 1200);
  expect(await shapeOf(page, ".x img")).toBeCloseTo(2, 1);
  expect(await shapeOf(page, ".whatsapp img")).toBeCloseTo(1.91, 1);

  await panel.getByRole("link", { name: "Edit this page" }).click();
  await expect(page).toHaveURL(dev("/edit/services/push-notifications"));
});

async function shapeOf(page: Page, picture: string): Promise<number> {
  const box = await page.locator(picture).first().boundingBox();
  return (box?.width ?? 0) / (box?.height ?? 1);
}

test("the panel follows to the next page", async ({ page }) => {
  await page.goto(dev("/flyer-pricing"));
  const panel = page.locator("#preview-panel");
  await panel.getByText("Preview").click();
  await page.locator('main a[href="/coupon-pricing"]').first().click();
  await expect(page).toHaveURL(dev("/coupon-pricing"));
  await expect(panel.locator(".result")).toContainText("coupon-pricing");
});
