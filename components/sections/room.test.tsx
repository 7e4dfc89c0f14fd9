import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

const plans = [
  { id: "s", label: "A drawer", megabytes: 250, amount: 0 },
  { id: "l", label: "1 TB", megabytes: 1_000_000, amount: 30 },
];
vi.mock("@/site/content", () => ({
  getContent: () => ({
    prices: { categories: { storage: { plans } } },
    pricingPage: { free: "Free" },
  }),
}));

test("how much fits into a plan follows from its size, whatever its label says", async () => {
  const { Room } = await import("./room.tsx");
  const columns = { plan: "Plan", pages: "Pages", photos: "Photos", price: "Price" };
  const room = { heading: "Room", lead: "How much", page: 0.5, photo: 4, columns };
  const rows = renderToStaticMarkup(<Room room={room} />).split("<tr");
  expect(rows[2]).toContain(">500</td>");
  expect(rows[2]).toContain(">62</td>");
  expect(rows[3]).toContain(">2,000,000</td>");
  expect(rows[3]).toContain('width="100" height="12" class="fill-denim"');
});
