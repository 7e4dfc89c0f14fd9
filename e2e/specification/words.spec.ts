import { expect, test } from "playwright/test";

/** Words and numbers that the specification names, by the page that has to show them. */
const words: Record<string, string[]> = {
  "/": [
    "Boost Your Business with Angel App",
    "Empowering Businesses with Digital Receipts, Coupons and Flyers",
    "Explore Products",
    "Get the App",
    "Efficiency",
    "Security And Simplicity",
    "Life Changing",
    "Get In Touch",
    "Future100",
    "100% discount",
    "first 2 months",
    "Subscribe now!",
    "Mon–Fri 9:00AM–6:00PM MTN",
    "Edmonton, Canada",
  ],
  "/about": [
    "Who we are",
    "Story",
    "Why Choose Us",
    "Culture",
    "People Focused",
    "Respect",
    "two provincial government innovation bodies",
  ],
  "/products": [
    "Flyer",
    "Coupon",
    "Storage",
    "Push Radius",
    "Push Notifications",
    "dTransfer",
    "1 Day Campaign",
    "Predictive AI",
  ],
  "/services/dtransfer": [
    "FEATURES",
    "HERE'S HOW WE HELP YOU GROW",
    "Why Angel App",
    "Coming soon",
    "Ask about launch",
  ],
  "/services/digital-flyer-app": ["Why Angel App", "Join", "Explore"],
  "/services/onedaycampaign": ["exclusive", "year ahead"],
  "/services/pushradius-geofencing-marketing": ["1 km to 10 km", "$1.00"],
  "/services/push-notifications": ["HOW WE HELP YOU GROW"],
  "/services/cloud-storage": ["500MB", "90 days", "10 mobile contacts"],
  "/flyer-pricing": [
    "$75.00",
    "$125.00",
    "$175.00",
    "$225.00",
    "$1.00 per push",
    "Push notifications included",
    "Read More",
    "money-back",
  ],
  "/coupon-pricing": ["$75.00", "$125.00", "$175.00", "$225.00"],
  "/storage-pricing": ["500MB", "Free", "$4.99", "$9.99", "$14.99", "$24.99"],
  "/dtransfer-pricing": [
    "1 POS",
    "2-4 POS",
    "5-10 POS",
    "11+ POS",
    "COMING SOON",
    "Per-scan transfer is free",
  ],
  "/one-day-campaign-pricing": [
    "City Wide",
    "Province Wide",
    "Country Wide",
    "per day",
    "COMING SOON",
    "Push Radius is free per push",
  ],
  "/contact": [
    "First name",
    "Last name",
    "Email",
    "Phone number",
    "Subject",
    "Message",
    "Send Message",
    "Twitter",
    "Instagram",
    "Facebook",
    "TikTok",
  ],
  "/dtransfer/redmore": ["A Sustainable and Innovative Solution", "April 11, 2023"],
  "/documents": [
    "dTransfer Documentation",
    "1. Create a web hook endpoint for DTransfer",
    "Ruby",
    "Python",
    "Java",
    "Go",
    "PHP",
    "Node",
    "DotNet",
  ],
  "/blog-lists": ["Discover Insights Across Multiple Categories"],
  "/privacy-policy": [
    "March 5, 2022",
    "January 1, 2024",
    "under 16",
    "Do-Not-Track",
    "cookies",
    "Alberta",
    "city",
    "phone",
  ],
  "/terms-and-conditions": [
    "Alberta",
    "13",
    "auto",
    "Cancel Free Trial",
    "VISA Debit",
    "American Express",
    "JCB",
    "Discover",
    "MasterCard",
    "Pay-per-click",
  ],
  "/pop-up": ["Future100", "Subscribe now!"],
};

test.use({ javaScriptEnabled: false });

for (const [path, texts] of Object.entries(words))
  test(`${path} says what the specification names`, async ({ page }) => {
    await page.goto(path);
    const said = (await page.locator("body").textContent())?.replace(/\s+/g, " ") ?? "";
    expect(texts.filter((text) => !said.includes(text))).toEqual([]);
  });

test("/login and /signup show only their one word", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("main")).toHaveText("LoginPage");
  await page.goto("/signup");
  await expect(page.getByRole("main")).toHaveText("SignUp");
});

const sizes = {
  "/services/onedaycampaign": [5, 5],
  "/services/push-notifications": [6, 5],
  "/services/dtransfer": [6, 5],
  "/services/digital-flyer-app": [6, 5],
  "/services/digital-coupon-apps": [6, 5],
  "/services/cloud-storage": [6, 5],
  "/services/pushradius-geofencing-marketing": [6, 5],
};

for (const [path, [features = 0, growth = 0]] of Object.entries(sizes))
  test(`${path} has ${features} features and ${growth} growth items`, async ({ page }) => {
    await page.goto(path);
    const lists = page.getByRole("region").filter({ has: page.locator("details") });
    await expect(lists.nth(0).locator("details")).toHaveCount(features);
    await expect(lists.nth(1).locator("details")).toHaveCount(growth);
  });

test("/why-angel-app has 13 questions, /dtransfer 11 cards, /blog-lists 8 posts", async ({
  page,
}) => {
  await page.goto("/why-angel-app");
  await expect(page.locator("main details")).toHaveCount(13);
  await page.goto("/dtransfer");
  await expect(page.locator('main a[href="/dtransfer/redmore"]')).toHaveCount(11);
  await page.goto("/blog-lists");
  await expect(page.locator('main a[href^="/blog-lists/"]')).toHaveCount(8);
});

test("the Predictive AI card is no link", async ({ page }) => {
  await page.goto("/products");
  const card = page.getByRole("listitem").filter({ hasText: "Predictive AI" }).last();
  await expect(card).toContainText("Beta");
  await expect(card.getByRole("link")).toHaveCount(0);
});

test("a post continues with three others", async ({ page }) => {
  await page.goto("/blog-lists/local-seo-basics-for-storefronts");
  const others = page.getByRole("region", { name: "Continue Reading" });
  await expect(others.getByRole("link")).toHaveCount(3);
});
