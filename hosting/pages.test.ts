import { describe, expect, test } from "vitest";
import {
  addPolicy,
  contentSecurityPolicy,
  hashOf,
  inlineHashes,
  policyHeader,
} from "./content-security-policy.ts";
import { addStarter, dataIn, pageScript, takeScripts } from "./page-scripts.ts";
import { absoluteUrls, inlineStyles, plainDefaults, withoutFontFaces } from "./page-styles.ts";

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/c.js" async=""></script>',
  '<script src="/_next/static/chunks/turbopack-1.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  "<script>document.documentElement.dataset.device='x'</script></head><body>",
  '<script type="application/ld+json">{"@type":"Thing"}</script><p>Words</p>',
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
  '<script>self.__next_f.push([1,"da"])</script>',
  `<script>self.__next_f.push([1,${JSON.stringify("\\\"t'a\n")}])</script></body></html>`,
].join("");

describe("takeScripts", () => {
  const taken = takeScripts(page, "/page.html");
  const { html, chunks } = taken;

  test("leaves the words, data blocks and scripts that are not Next's", () => {
    expect(html).toContain("<p>Words</p>");
    expect(html).toContain('{"@type":"Thing"}');
    expect(html).toContain("dataset.device");
  });

  test("leaves nothing that loads or runs Next", () => {
    expect(html).not.toMatch(/src=|__next_f|TURBOPACK|as="script"/);
  });

  test("puts the data into the page's script, in order, and the entry last", () => {
    expect(pageScript({ ...taken, data: dataIn(taken.payload, "/page.html") })).toBe(
      "(self.__next_f=self.__next_f||[]).push([0]);\n" +
        "self.__next_f.push([1,'da\\\\\"t\\'a\\n']);\n" +
        '(globalThis["TURBOPACK"] || []).push({});\n',
    );
  });

  test("puts line separators, which Next escapes, into the data as bytes", () => {
    expect(dataIn(['self.__next_f.push([1,"a\\u2028b"])'], "/page.html")).toBe("a\xe2\x80\xa8b");
  });

  test("names the chunks, once each", () => {
    expect(chunks).toEqual([
      "/_next/static/chunks/c.js",
      "/_next/static/chunks/turbopack-1.js",
      "/_next/static/chunks/b.js",
    ]);
  });

  test("refuses a page without data", () => {
    expect(() => dataIn(['self.__next_f.push([1,""])'], "/about.html")).toThrow(
      "/about.html has not the scripts",
    );
  });

  test("refuses a page that is not as Next used to write it", () => {
    expect(() => takeScripts("<html><body></body></html>", "/about.html")).toThrow(
      "/about.html has not the scripts",
    );
  });
});

test("the starter stands at the page's end and knows what to load, dollars untouched", () => {
  expect(addStarter("<body></body>", "'$&'", ["/x.js", "/y.js"])).toBe(
    "<body><script data-scripts=\"/x.js /y.js\">'$&'</script></body>",
  );
});

test("a style sheet stands in the page, its addresses absolute, its link disabled", () => {
  const address = "/_next/static/chunks/a.css";
  const sheets = absoluteUrls(new Map([[address, "@font-face{src:url(../media/f.woff2)}"]]));
  expect(inlineStyles(page, (name) => sheets.get(name) ?? "")).toContain(
    "<style>@font-face{src:url(/_next/static/media/f.woff2)}</style>" +
      `<link rel="stylesheet" href="${address}" disabled="" data-precedence="next"/>`,
  );
});

test("defaults of Tailwind's variables are plain rules, once", () => {
  const css =
    "@layer properties{@supports (not (margin-trim:block)){*,:before{--tw-leading:initial}}}" +
    '.a{top:0}@property --tw-leading{syntax:"*";inherits:false}@property --own{inherits:true}';
  expect(plainDefaults(css)).toBe(
    "@layer properties{*,:before{--tw-leading:initial}}.a{top:0}@property --own{inherits:true}",
  );
});

describe("the policy", () => {
  test("hashes what runs, not data", () => {
    const { scripts } = inlineHashes(takeScripts(page, "/page.html").html);
    expect(scripts).toEqual([hashOf("document.documentElement.dataset.device='x'")]);
  });

  const policy = contentSecurityPolicy({
    scripts: ["'sha256-a'"],
    styles: ["'sha256-b'"],
    contactUrl: "https://api.example.com/contactus",
  });

  test("allows nothing unsafe, and one address outside", () => {
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-a'; /);
    expect(policy).not.toContain("unsafe");
    expect(policy.match(/https?:\S+/g)).toEqual(["https://api.example.com/contactus;"]);
  });

  test("forbids framing where a header can", () => {
    expect(policyHeader(policy)).toMatch(/; frame-ancestors 'none'$/);
    expect(policy).not.toContain("frame-ancestors");
  });

  test("stands in the page before all that it rules", () => {
    expect(addPolicy(page, policy)).toContain(
      '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"',
    );
  });
});

test("withoutFontFaces leaves all other rules", () => {
  expect(withoutFontFaces("a{b:c}@font-face{font-family:d;src:url(e)}f{g:h}")).toBe("a{b:c}f{g:h}");
});
