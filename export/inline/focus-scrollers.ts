// Boxes that scroll sideways take the focus while their content is wider than they are. Chromium and
// Firefox do so by themselves, Safari does not.

const watcher = new ResizeObserver((entries) => {
  for (const { target } of entries)
    if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
    else target.removeAttribute("tabindex");
});
for (const box of document.querySelectorAll("[data-scrolls]")) watcher.observe(box);
