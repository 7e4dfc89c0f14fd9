import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** For tests: the data that a browser sends of a form with these fields. */
export function formOf(fields: ReactNode): FormData {
  const html = renderToStaticMarkup(fields);
  const form = new FormData();
  const control =
    /<(?:(input)|(textarea|select))\b([^>]*)>(?:(?<=<(?:t|s)[^>]*>)([\s\S]*?)<\/\2>)?/g;
  for (const [, void_, closed, attributes = "", inner = ""] of html.matchAll(control)) {
    const tag = void_ ?? closed;
    const name = attribute(attributes, "name");
    if (tag === "input") form.set(name, attribute(attributes, "value"));
    // A parser drops the line break that begins a textarea.
    if (tag === "textarea") form.set(name, decoded(inner.replace(/^\n/, "")));
    if (tag === "select") form.set(name, attribute(chosen(inner), "value"));
  }
  return form;
}

function chosen(options: string): string {
  const all = options.match(/<option[^>]*>/g) ?? [];
  return all.find((option) => /\sselected/.test(option)) ?? all[0] ?? "";
}

function attribute(attributes: string, name: string): string {
  return decoded(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
}

function decoded(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
