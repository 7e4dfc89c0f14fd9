"use client";

/**
 * A script in the page, and none where a browser renders it: `next dev` renders a 404 page in the
 * browser, and React reports each script there as an error.
 */
export function InlineScript({ text }: { text: string }) {
  const type = typeof window === "undefined" ? undefined : "text/plain";
  return (
    <script
      type={type}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
