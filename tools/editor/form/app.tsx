import "@github/markdown-toolbar-element";
import { createRoot } from "react-dom/client";
import { Connection } from "./connection.ts";
import { Draft } from "./draft.ts";
import { Editor } from "./editor.tsx";

const place = document.getElementById("editor");
const text = document.getElementById("form-state")?.textContent;
if (place && text) {
  const draft = new Draft(JSON.parse(text));
  const connection = new Connection(draft, (...request) => fetch(...request));
  createRoot(place).render(<Editor draft={draft} connection={connection} />);
}
