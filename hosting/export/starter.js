// The one inline script that finish-pages.ts puts at the end of every page, the same on each. It
// loads the page's scripts at the first sign of intent, so that a page that is only read costs no
// JavaScript. React starts once all of them are there, or not at all: a page that lacks one stays
// the HTML that it is, and the next intent tries again.
((document, [page, ...missing]) => {
  // Drawings that are off screen, a few in each frame: together they would hold up a slow phone.
  // Those of the next pages then wait for nothing (app/globals.css).
  const { dataset } = document.documentElement;
  const scenes = [...document.querySelectorAll(".scene")];
  const draw = () => {
    for (const scene of scenes.splice(0, 3)) scene.style.contentVisibility = "visible";
    if (scenes.length) requestAnimationFrame(draw);
    else dataset.drawn = "";
  };
  requestAnimationFrame(() => requestAnimationFrame(draw));

  const { typed, failures } = history.state || {};
  // React failed here twice (components/layout/recover.ts): this time the page is only read.
  if (failures > 1) return;

  // Scripts in whose place something else came, such as the login page of a hotel's network.
  const unreadable = new Set();
  // A script that failed is fetched past the browser's cache, whoever asked for it: hosts whose
  // headers go by path alone let a 404 be kept for a year. The next try finds what came.
  addEventListener(
    "error",
    ({ target, filename, error }) => {
      if (error instanceof SyntaxError) unreadable.add(filename);
      const address = target.src || (unreadable.has(filename) && filename);
      if (address) fetch(address, { cache: "reload" }).catch(() => {});
    },
    true,
  );

  /** Runs a script; resolves to whether it came. */
  const run = (address) =>
    new Promise((resolve) => {
      const script = document.createElement("script");
      script.src = address;
      // As React looks for it: a script that it does not find, it loads once more.
      script.async = true;
      const fail = () => {
        // Next's loader would wait for an element that failed before it looked.
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
    // The page's own script starts React: it is on its way with the chunks, and runs after them.
    const preload = document.createElement("link");
    Object.assign(preload, { rel: "preload", as: "script", href: page });
    document.head.append(preload);
    const ran = await Promise.all(missing.map(run));
    missing = missing.filter((_, index) => !ran[index]);
    if (!missing.length && (await run(page))) return;
    preload.remove();
    if (held()) reloadIfStale();
    // Not at once: a pointer on its way gives sixty intents a second.
    setTimeout(() => {
      isStarting = false;
      if (held()) start();
    }, pause);
    pause = Math.min(pause * 2, 8000);
  };

  // A page that is laid out under a pointer at rest gets a pointermove without a move.
  const isIntent = ({ type, movementX, movementY }) =>
    type !== "pointermove" || movementX || movementY;
  for (const intent of ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"])
    addEventListener(intent, (event) => isIntent(event) && start(), {
      capture: true,
      passive: true,
    });

  // The form or button that was pressed and cannot do without its scripts.
  const held = () => document.querySelector("[data-hold=held]");
  const form = document.querySelector("form[data-hold]");
  // Its scripts cannot be had now. A form says so (app/globals.css), and keeps what was typed.
  const giveUp = () => {
    const part = held();
    if (part) part.dataset.hold = "failed";
  };
  // A page published anew has other scripts; this page's may be gone for good. What was typed goes
  // there in the tab's history.
  const reloadIfStale = () =>
    fetch(location)
      .then((answer) => answer.ok && answer.text())
      .then((html) => {
        if (!html || html.includes(page)) return;
        history.replaceState({ typed: form && [...new FormData(form)] }, "");
        location.reload();
      })
      .catch(giveUp);

  // A press that comes too early waits for the scripts: once its island has taken the attribute
  // away, the submit or click is given again.
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

  // Parts that move by themselves, some of them at addresses below a certain one only (in any letters).
  const isDue = ({ isIntersecting, target }) =>
    isIntersecting && location.pathname.toLowerCase().startsWith(target.dataset.below || "/");
  const watcher = new IntersectionObserver((entries) => {
    if (entries.some(isDue)) start();
  });
  for (const part of document.querySelectorAll("[data-start=visible]")) watcher.observe(part);

  // Scripts come from this site's own hashed files only, and text that is no markup may become
  // markup: React needs the empty element to make data blocks on soft navigation.
  if (self.trustedTypes)
    trustedTypes.createPolicy("default", {
      createScriptURL: (address) =>
        new URL(address, location).href.startsWith(location.origin + staticFolder) ? address : null,
      createHTML: (markup) =>
        markup === "<script>\x3c/script>" || !markup.includes("<") ? markup : null,
    });

  // Last, as it loads scripts.
  if (typed && form) {
    history.replaceState(null, "");
    for (const [name, value] of typed) {
      const field = form.elements[name] || {};
      // A box that is not ticked is not among what was typed.
      if (field.type === "checkbox") field.checked = true;
      else field.value = value;
    }
    form.requestSubmit();
  }
})(document, document.currentScript.dataset.scripts.split(" "));
