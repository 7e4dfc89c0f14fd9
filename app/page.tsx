import { files } from "@/content/files";
export default function P() { return <pre>{Object.entries(files).map(([k,v])=>`${k} ${String(v).slice(0,50)}`).join("\n")}</pre>; }
