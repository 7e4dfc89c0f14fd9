// Counts characters while they are typed, and asks before a page with unsaved changes is left. The
// rest of the editor works without scripts.
// Limits count the words that visitors read: a {{token}} is as long as its value.
const facts = new Map(
  [...document.querySelectorAll("[data-token]")].map(({ dataset }) => [
    dataset.token,
    dataset.value,
  ]),
);
const filled = (text) =>
  text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name) => facts.get(name) ?? whole).trim();

for (const field of document.querySelectorAll("[data-max]")) {
  const count = document.createElement("span");
  count.className = "count";
  document.querySelector(`label[for="${CSS.escape(field.id)}"]`)?.append(count);
  const show = () => {
    const { length } = filled(field.value);
    count.textContent = `${length} / ${field.dataset.max}`;
    count.classList.toggle("over", length > Number(field.dataset.max));
  };
  field.addEventListener("input", show);
  show();
}

const form = document.querySelector("form");
let isChanged = form?.dataset.changed === "true";
form?.addEventListener("input", () => {
  isChanged = true;
});
form?.addEventListener("submit", () => {
  isChanged = false;
});
addEventListener("beforeunload", (event) => {
  if (isChanged) event.preventDefault();
});
document.querySelector("[aria-invalid]")?.focus();
