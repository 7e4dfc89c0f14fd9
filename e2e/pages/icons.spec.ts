import { expect, test } from "playwright/test";
import sharp from "sharp";

test("the browser's frame has the page's colour, the tab's icon can be seen, light and dark", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    const shown = await page.evaluate(() => {
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return "";
      pen.fillStyle = getComputedStyle(document.body).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((value = 0) => value.toString(16).padStart(2, "0")).join("")}`;
    });
    const frame = page.locator(
      `meta[name="theme-color"][media="(prefers-color-scheme: ${colorScheme})"]`,
    );
    await expect(frame).toHaveAttribute("content", shown);

    await page.evaluate(async () => {
      const icon = new Image(400, 400);
      icon.src = "/favicon.svg";
      icon.alt = "icon";
      await icon.decode();
      document.body.replaceChildren(icon);
    });
    const picture = await page.getByAltText("icon").screenshot();
    // Within the flyer's left half, which has the ink's colour.
    const place = { left: 150, top: 300, width: 1, height: 1 };
    const [red = 0] = await sharp(picture).extract(place).raw().toBuffer();
    expect(red > 128 ? "bright" : "dark").toBe(colorScheme === "light" ? "dark" : "bright");
  }
});
