// The starter: the inline script that finish-pages.ts puts at the end of every page, the same on
// each. It loads the page's scripts on intent, so that a page that is only read loads no JavaScript:
// at the first move of a mouse or the first key, and by touch when a part that needs them is pressed
// or focused. React starts once all scripts are loaded, or not at all: if one fails, the page stays
// plain HTML, and the next intent retries.
((document, [page, ...missing]) => {
  const { typed, failures } = history.state || {};
  // React failed twice on this page (components/layout/recover.ts): leave the scripts out.
  if (failures > 1) return;

  // Addresses of scripts that loaded but do not parse, such as the login page of a hotel's network.
  const unreadable = new Set();
  // A script that failed is fetched past the browser's cache, whoever requested it: hosts that set
  // headers by path alone let browsers cache a 404 for a year. The retry finds the new response.
  addEventListener(
    "error",
    ({ target, filename, error }) => {
      if (error instanceof SyntaxError) unreadable.add(filename);
      const address = target.src || (unreadable.has(filename) && filename);
      if (address) fetch(address, { cache: "reload" }).catch(() => {});
    },
    true,
  );

  /** Loads and runs a script; resolves to whether that worked. */
  const run = (address) =>
    new Promise((resolve) => {
      const script = document.createElement("script");
      script.src = address;
      // React looks for script[async], and would load the script once more.
      script.async = true;
      const fail = () => {
        // Next's loader would wait for ever for an element that has already failed.
        script.remove();
        resolve(false);
      };
      script.onerror = fail;
      script.onload = () => (unreadable.delete(script.src) ? fail() : resolve(true));
      document.head.append(script);
    });

  let isStarting = false;
  let pause = 500;
  const start = async () => {
    if (isStarting) return;
    isStarting = true;
    // The page's own script starts React: preload it beside the chunks, run it after them.
    const preload = document.createElement("link");
    Object.assign(preload, { rel: "preload", as: "script", href: page });
    document.head.append(preload);
    const ran = await Promise.all(missing.map(run));
    missing = missing.filter((_, index) => !ran[index]);
    if (!missing.length && (await run(page))) {
      // React's links fetch ahead what they need (components/ui/fetch-ahead.ts).
      document.querySelector("[type=speculationrules]").remove();
      return;
    }
    preload.remove();
    if (held()) reloadIfStale();
    // A moving pointer fires sixty events a second: wait before the retry.
    setTimeout(() => {
      isStarting = false;
      if (held()) start();
    }, pause);
    pause = Math.min(pause * 2, 8000);
  };

  const isMouse = ({ pointerType }) => pointerType !== "touch";
  const needsScripts = ({ target }) => target.closest?.("[data-hold], [data-start=press]");
  const intents = {
    keydown: () => true,
    pointerdown: isMouse,
    // A resting pointer fires a pointermove without movement when the page is laid out under it.
    pointermove: (event) => isMouse(event) && (event.movementX || event.movementY),
    // By touch these end a tap, whereas a pointerdown may begin a scroll.
    focusin: needsScripts,
    click: needsScripts,
  };
  for (const [type, isIntent] of Object.entries(intents))
    addEventListener(type, (event) => isIntent(event) && start(), { capture: true, passive: true });

  // A link in a menu closes it, also where it leads to a part of the page in view.
  addEventListener("click", ({ target }) => {
    if (target.closest?.("a")) target.closest("[popover]")?.togglePopover?.(false);
  });

  // The form or button whose submit or click waits for its scripts.
  const held = () => document.querySelector("[data-hold=held]");
  const form = document.querySelector("form[data-hold]");
  // The scripts cannot be loaded now: a form says so (message-form.client.tsx), and keeps its values.
  const giveUp = () => {
    const part = held();
    if (part) part.dataset.hold = "failed";
  };
  // After a new deploy, this page's scripts may be gone for good: reload it, with the form's values
  // in the tab's history.
  const reloadIfStale = () =>
    fetch(location)
      .then((answer) => answer.ok && answer.text())
      .then((html) => {
        if (!html || html.includes(page)) return;
        history.replaceState({ typed: form && [...new FormData(form)] }, "");
        location.reload();
      })
      .catch(giveUp);

  // A submit or click before hydration is deferred: it is repeated once the island has removed the
  // data-hold attribute.
  const deferUntilHydrated = (event, part, repeat) => {
    if (!part) return;
    event.preventDefault();
    start();
    if (part.dataset.hold === "held") return;
    part.dataset.hold = "held";
    const timer = setTimeout(giveUp, 15000);
    new MutationObserver((_, observer) => {
      observer.disconnect();
      clearTimeout(timer);
      if (!("hold" in part.dataset)) repeat();
    }).observe(part, { attributeFilter: ["data-hold"] });
  };
  addEventListener(
    "submit",
    (event) => {
      const form = event.target.closest("form[data-hold]");
      deferUntilHydrated(event, form, () => form.requestSubmit());
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest?.("button[data-hold]");
      deferUntilHydrated(event, button, () => button.click());
    },
    true,
  );

  // Parts that need their scripts as soon as they are visible; with data-below, only at addresses
  // below that one, in any letter case.
  const isDue = ({ isIntersecting, target }) =>
    isIntersecting && location.pathname.toLowerCase().startsWith(target.dataset.below || "/");
  const watcher = new IntersectionObserver((entries) => {
    if (entries.some(isDue)) start();
  });
  for (const part of document.querySelectorAll("[data-start=visible]")) watcher.observe(part);

  // Trusted Types: scripts come from this site's own hashed files only, and no markup is made from
  // text, except the empty script element with which React makes data blocks on soft navigation.
  if (self.trustedTypes)
    trustedTypes.createPolicy("default", {
      createScriptURL: (address) =>
        new URL(address, location).href.startsWith(location.origin + staticFolder) ? address : null,
      createHTML: (markup) =>
        markup === "<script>\x3c/script>" || !markup.includes("<") ? markup : null,
    });

  // Last, since the submit loads scripts: restore the form's values after reloadIfStale.
  if (typed && form) {
    history.replaceState(null, "");
    for (const [name, value] of typed) {
      const field = form.elements[name] || {};
      // FormData has no entry for an unticked box.
      if (field.type === "checkbox") field.checked = true;
      else field.value = value;
    }
    form.requestSubmit();
  }
})(document, document.currentScript.dataset.scripts.split(" "));
