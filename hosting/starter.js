// The one inline script that hosting/page-scripts.ts puts at the end of every page, the same on
// each. It loads the page's scripts at the first sign of intent, so that a page that is only
// read costs no JavaScript. Lines that begin with "//" are left out of what is sent.
((document, waiting) => {
  // What is still to be loaded. Whatever fails comes back, and the next intent tries again.
  const load = (address) => {
    const script = document.createElement("script");
    script.src = address;
    script.onerror = () => {
      script.remove();
      waiting.push(address);
    };
    document.head.append(script);
  };
  const start = () => waiting.splice(0).forEach(load);
  for (const intent of ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"])
    addEventListener(intent, start, { capture: true, passive: true });
  // What needs its scripts waits for them: once its island has taken the attribute away, the
  // early submit or click is given again.
  const keepBack = (event, held, repeat) => {
    if (!held) return;
    event.preventDefault();
    start();
    if (held.dataset.hold) return;
    held.dataset.hold = "held";
    new MutationObserver((_, observer) => {
      if ("hold" in held.dataset) return;
      observer.disconnect();
      repeat();
    }).observe(held, { attributes: true });
  };
  addEventListener(
    "submit",
    (event) => {
      const form = event.target.closest("form[data-hold]");
      keepBack(event, form, () => form.requestSubmit());
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest?.("button[data-hold]");
      keepBack(event, button, () => button.click());
    },
    true,
  );
  const watcher = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start();
  });
  for (const part of document.querySelectorAll("[data-start=visible]")) watcher.observe(part);
  // Scripts come from this site's own hashed files only, and text that is no markup may become
  // markup: React needs the empty element to make data blocks on soft navigation.
  if (self.trustedTypes)
    trustedTypes.createPolicy("default", {
      createScriptURL: (address) =>
        new URL(address, location).href.startsWith(location.origin + "/_next/static/")
          ? address
          : null,
      createHTML: (markup) =>
        markup === "<script>\x3c/script>" || !markup.includes("<") ? markup : null,
    });
})(document, document.currentScript.dataset.scripts.split(" "));
