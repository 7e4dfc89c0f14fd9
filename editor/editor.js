// What the editor's form can't do without a script: count characters as they are typed, and ask
// before a page with unsaved words is left. All else works without it.
for (const field of document.querySelectorAll("[data-max]")) {
  const count = document.createElement("span");
  count.className = "count";
  document.querySelector(`label[for="${CSS.escape(field.id)}"]`)?.append(count);
  const show = () => {
    count.textContent = `${field.value.length} / ${field.dataset.max}`;
    count.classList.toggle("over", field.value.length > Number(field.dataset.max));
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
