// The one inline script that hosting/pages.ts puts at the end of every page, the same on each. It
// loads the page's scripts at the first sign of intent, so that a page that is only read costs no
// JavaScript.
((document, waiting) => {
  // What is still to be loaded. Whatever fails comes back, and the next intent tries again.
  const load = (address) => {
    const script = document.createElement("script");
    script.src = address;
    // As React looks for it: a script that it does not find, it loads once more.
    script.async = true;
    script.onerror = () => {
      script.remove();
      if (isHeld()) renew();
      // Not at once: a pointer on its way gives sixty intents a second.
      setTimeout(() => {
        waiting.push(address);
        if (isHeld()) start();
      }, 1000);
    };
    document.head.append(script);
  };
  const [page] = waiting;
  const start = () => {
    if (!waiting.length) return;
    waiting.splice(0).forEach(load);
    // The page's own rules are in it; what scripts add, and the next pages, need the whole sheet.
    for (const sheet of document.querySelectorAll("link[disabled]")) sheet.disabled = false;
    // Some of the next pages' fonts this one has not.
    for (const font of document.fonts) font.load().catch(() => {});
  };
  // Whether something was pressed that cannot do without its scripts (see keepBack).
  const isHeld = () => document.querySelector("[data-hold=held]");
  const form = document.querySelector("form[data-hold]");
  // Where scripts are gone for good, since the site was published anew, its new page has others.
  // What was typed goes there in the tab's history.
  const renew = () =>
    fetch(location)
      .then((answer) => answer.ok && answer.text())
      .then((html) => {
        if (!html || html.includes(page)) return;
        history.replaceState({ typed: form && [...new FormData(form)] }, "");
        location.reload();
      })
      .catch(() => {});
  // A page that is laid out under a pointer at rest gets a pointermove without a move.
  const isIntent = ({ type, movementX, movementY }) =>
    type !== "pointermove" || movementX || movementY;
  for (const intent of ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"])
    addEventListener(intent, (event) => isIntent(event) && start(), {
      capture: true,
      passive: true,
    });
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
  // What must run by itself, some of it at addresses below a certain one only (in any letters).
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
        new URL(address, location).href.startsWith(`${location.origin}/_next/static/`)
          ? address
          : null,
      createHTML: (markup) =>
        markup === "<script>\x3c/script>" || !markup.includes("<") ? markup : null,
    });
  // Last, as it loads scripts.
  const { typed } = history.state || {};
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
