// Paper shows an accordion's closed items: by the style sheet (app/_styles/print.css), and in
// browsers whose style sheets do not reach into them, by opening them for as long as they are
// printed.

if (!CSS.supports("selector(::details-content)")) {
  let opened: [item: HTMLDetailsElement, name: string][] = [];
  addEventListener("beforeprint", () => {
    const closed = document.querySelectorAll<HTMLDetailsElement>(".accordion details:not([open])");
    opened = [...closed].map((item) => [item, item.name]);
    for (const [item] of opened) {
      // The browser keeps one item of a name open at a time.
      item.name = "";
      item.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const [item, name] of opened) Object.assign(item, { open: false, name });
  });
}
