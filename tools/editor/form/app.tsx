import { createRoot } from "react-dom/client";
import { Connection } from "./connection.ts";
import { Editor } from "./editor.tsx";
import { Server } from "./server.ts";

const place = document.getElementById("editor");
const text = document.getElementById("form-state")?.textContent;
const token = document.querySelector<HTMLInputElement>('[name="~token"]')?.value ?? "";
if (place && text) {
  const server = new Server((...request) => fetch(...request), token);
  const connection = new Connection(JSON.parse(text), server);
  createRoot(place).render(<Editor connection={connection} />);
}
