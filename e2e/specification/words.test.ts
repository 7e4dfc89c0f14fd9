import { expect, test } from "vitest";
import { loadAllFromDisk, validData } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { publishedOn } from "../../site/pages/publish.ts";
import { readSettings } from "../../site/settings.ts";
import { all, namedRegion, one, pageOf, textOf, wordsOf } from "../html/page.ts";

// The site's own content, as published today, and the pages of its last build.
const content = publishedOn(validData(loadAllFromDisk()), readSettings(process.env).today);
const pages = listPages(content);
const open = (path: string): Document => pageOf("out", path);

/** Words and numbers that the specification names, behind the page that has to show them. */
const words = `
/: Boost Your Business with Angel App |
  Empowering Businesses with Digital Receipts, Coupons and Flyers | Explore Products |
  Get the App | Efficiency | Security And Simplicity | Life Changing | Get In Touch | Future100 |
  100% discount | first 2 months | Subscribe now! | Mon–Fri 9:00AM–6:00PM MTN | Edmonton, Canada
/services/digital-coupon-apps: 4.9 of 5
/dtransfer: WELCOME TO FUTURE OF PAYMENTS | VISA | JCB | Discover
/about: Who we are | Story | Why Choose Us | Culture | People Focused | Respect |
  two provincial government innovation bodies
/products: Flyer | Coupon | Storage | Push Radius | Push Notifications | dTransfer |
  1 Day Campaign | Predictive AI
/services/dtransfer: FEATURES | HERE'S HOW WE HELP YOU GROW | Why Angel App | Coming soon |
  Ask about launch
/services/digital-flyer-app: Why Angel App | Join | Explore | FEATURES | HOW WE HELP YOU GROW |
  Information
/services/onedaycampaign: exclusive | year ahead
/services/pushradius-geofencing-marketing: 1 km to 10 km | $1.00
/services/push-notifications: HOW WE HELP YOU GROW
/services/cloud-storage: 500MB | 90 days | 10 mobile contacts
/flyer-pricing: $75.00 | $125.00 | $175.00 | $225.00 | $1.00 per push |
  Push notifications included | Read More | money-back
/coupon-pricing: $75.00 | $125.00 | $175.00 | $225.00
/storage-pricing: 500MB | Free | $4.99 | $9.99 | $14.99 | $24.99
/dtransfer-pricing: 1 POS | 2-4 POS | 5-10 POS | 11+ POS | COMING SOON |
  Per-scan transfer is free
/one-day-campaign-pricing: City Wide | Province Wide | Country Wide | per day | COMING SOON |
  Push Radius is free per push
/contact: First name | Last name | Email | Phone number | Subject | Message | Send Message |
  Twitter | Instagram | Facebook | TikTok
/dtransfer/redmore: A Sustainable and Innovative Solution | April 11, 2023
/documents: dTransfer Documentation | 1. Create a web hook endpoint for DTransfer | Ruby |
  Python | Java | Go | PHP | Node | DotNet
/blog-lists: Discover Insights Across Multiple Categories
/privacy-policy: March 5, 2022 | January 1, 2024 | under 16 | Do-Not-Track | cookies | Alberta |
  city | phone
/terms-and-conditions: Alberta | 13 | auto | Cancel Free Trial | VISA Debit | American Express |
  JCB | Discover | MasterCard | Pay-per-click
/pop-up: Future100 | Subscribe now!
/404: 404 | Oops! The page you're looking for doesn't exist. | moved, renamed or deleted | Go Home
`;

const named = words
  .trim()
  .split(/\n(?=\/)/)
  .map((line) => {
    const [, path = "", texts = ""] = /^(.*?): ([\s\S]*)$/.exec(line) ?? [];
    return [path, texts.split("|").map((text) => text.trim())] as const;
  });

test.each(named)("%s says what the specification names", (path, texts) => {
  const said = wordsOf(open(path).body);
  expect(texts.filter((text) => !said.includes(text))).toEqual([]);
});

/** The links that the specification names, behind the page and the part that has them. */
const links = `
/ #_services-menu: Digital Flyers /services/digital-flyer-app |
  Digital Coupons /services/digital-coupon-apps | 1 Day Campaign /services/onedaycampaign |
  Cloud Storage Solution /services/cloud-storage | DTransfer /services/dtransfer#dtransfer
/ footer: Digital Flyers /services/digital-flyer-app |
  Digital Coupons /services/digital-coupon-apps | 1 Day Campaign /services/onedaycampaign |
  Cloud Storage /services/cloud-storage | dTransfer /services/dtransfer#dtransfer |
  Blogs /blog-lists | Pricing /flyer-pricing | About Us /about | Contact Us /contact |
  Blog /blog-lists | Why Angel App /why-angel-app | Careers /contact |
  Privacy Policy /privacy-policy | Terms and Conditions /terms-and-conditions
/dtransfer footer: Home / | Pricing /flyer-pricing | Blogs /blog-lists | Contact Us /contact |
  Digital Flyers /services/digital-flyer-app | dTransfer /services/dtransfer#dtransfer
/404 main: Go Home /
/ header: Pricing /flyer-pricing | Blogs /blog-lists
/ main: Explore Products /services/dtransfer
`;

test.each(links.trim().split(/\n(?=\/)/))("the links are there: %s", (line) => {
  const [, path = "", part = "", named = ""] = /^(\S+) (\S+): ([\s\S]*)$/.exec(line) ?? [];
  const there = all(one(open(path), part), "a");
  const missing = named.split("|").filter((entry) => {
    const [, label = "", to] = /^\s*(.*) (\S+)\s*$/.exec(entry) ?? [];
    // In the dropdown, a description stands behind the label.
    return !there.some(
      (link) => textOf(link).startsWith(label) && link.getAttribute("href") === to,
    );
  });
  expect(missing).toEqual([]);
});

/** What the specification puts in an order, behind the page and the part that has it. */
const orders = `
/products main: Flyer | Coupon | Storage | Push Radius | Push Notifications | dTransfer |
  1 Day Campaign | Predictive AI
/flyer-pricing main: Flyer | Coupon | Storage | dTransfer | One Day Campaign
/contact main: First name | Last name | Email | Phone number | Subject | Message | newsletter |
  Send Message | @ | Twitter | Instagram | Facebook | TikTok
/flyer-pricing main: 7 days | $75.00 | 14 days | $125.00 | 21 days | $175.00 | 30 days | $225.00
/about main: Story | Why Choose Us | Culture | People Focused | Respect
/documents main: Ruby | Python | Java | Go | PHP | Node | DotNet
`;

test.each(orders.trim().split(/\n(?=\/)/))("the order is: %s", (line) => {
  const [, path = "", part = "", named = ""] = /^(\S+) (\S+): ([\s\S]*)$/.exec(line) ?? [];
  const text = wordsOf(one(open(path), part));
  let from = 0;
  for (const word of named.split("|").map((each) => each.trim())) {
    const at = text.indexOf(word, from);
    expect(at, `${word} after ${text.slice(0, from).slice(-40)}`).toBeGreaterThanOrEqual(0);
    from = at + word.length;
  }
});

test("/login and /signup show only their one word", () => {
  expect(wordsOf(one(open("/login"), "main"))).toBe("LoginPage");
  expect(wordsOf(one(open("/signup"), "main"))).toBe("SignUp");
});

test.each([
  ["/services/onedaycampaign", 5, 5],
  ["/services/push-notifications", 6, 5],
  ["/services/dtransfer", 6, 5],
])("%s has %d features and %d growth items", (path, features, growth) => {
  const lists = Map.groupBy(all(open(path), "main details"), (item) => item.getAttribute("name"));
  expect([...lists.values()].map(({ length }) => length)).toEqual([features, growth]);
});

test("/why-angel-app has 13 questions, /dtransfer 11 cards, /blog-lists 8 posts", () => {
  expect(all(open("/why-angel-app"), "main details")).toHaveLength(13);
  expect(all(open("/dtransfer"), 'main a[href="/dtransfer/redmore"]')).toHaveLength(11);
  expect(all(open("/blog-lists"), 'main a[href^="/blog-lists/"]')).toHaveLength(8);
});

test("the Predictive AI card is no link", () => {
  const card = all(open("/products"), "main li").find((item) =>
    textOf(item).includes("Predictive AI"),
  );
  expect(card?.textContent).toContain("Beta");
  expect(card && all(card, "a")).toEqual([]);
});

test("a post continues with three others", () => {
  const others = namedRegion(
    open("/blog-lists/local-seo-basics-for-storefronts"),
    "Continue Reading",
  );
  expect(all(others, "a")).toHaveLength(3);
});

test("every route of the specification is there, and of the decisions beside it", () => {
  const routes = `
    / /about /about/culture /about/story /accessibility /blog-lists /contact /coupon-pricing
    /documents /dtransfer /dtransfer-pricing /dtransfer/redmore /flyer-pricing /login
    /one-day-campaign-pricing /pop-up /pricing /privacy-policy /products
    /serviceAchievements/storage /services /services/cloud-storage /services/digital-coupon-apps
    /services/digital-flyer-app /services/dtransfer /services/onedaycampaign
    /services/push-notifications /services/pushradius-geofencing-marketing /shoppers /signup
    /storage-pricing /terms-and-conditions /why-angel-app`;
  const paths = pages.map(({ path }) => path).filter((path) => !path.startsWith("/blog-lists/"));
  expect(paths.sort()).toEqual(routes.trim().split(/\s+/));
});

test.each([
  ["/services/pushradius", "/services/pushradius-geofencing-marketing"],
  ["/services/coupon", "/services/digital-coupon-apps"],
  ["/services/pushnotifications", "/services/push-notifications"],
  ["/services/storage", "/services/cloud-storage"],
  ["/services/flyer", "/services/digital-flyer-app"],
  ["/services", "/services/digital-flyer-app"],
])("the redirect of the specification from %s is there", (from, to) => {
  expect(content.redirects.redirects).toContainEqual(expect.objectContaining({ from, to }));
});
