/**
 * The script that marks the document before its first paint. In `next dev`, head-script.dev.tsx
 * replaces this file (next.config.ts).
 */
export function HeadScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
  return <script data-keep="" dangerouslySetInnerHTML={{ __html: text }} />;
}
