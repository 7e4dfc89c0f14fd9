// The contact form's message as text and as an e-mail, also where the form's scripts did not load.

import { type Marked, selector } from "../../components/ui/in-page.ts";
import type { MessageInput } from "../../site/message.ts";
import { on } from "./on.ts";

/** The fields by their names. */
type Fields = Record<keyof MessageInput, HTMLInputElement>;

/** Mail programs take addresses of about this length. */
const longest = 1800;

function partsOf(form: HTMLFormElement) {
  const elements = form.elements as unknown as Fields;
  const { sendNewsLetter, subject, message } = elements;
  const typed = (name: keyof Fields) => elements[name].value.trim();
  const sender = [
    `${typed("firstName")} ${typed("lastName")}`,
    typed("email"),
    typed("phoneNumber"),
    sendNewsLetter.checked ? sendNewsLetter.labels?.[0]?.textContent : "",
  ];
  const signature = sender.filter((line) => line?.trim()).join("\n");
  return { subject: subject.value, message: message.value, signature };
}

/** Everything that was typed into the form. */
function textOf(form: HTMLFormElement): string {
  const { subject, message, signature } = partsOf(form);
  return [subject, message, signature].filter(Boolean).join("\n\n");
}

/** A `mailto:` address with everything that was typed; of a long message, the beginning. */
function addressOf(mailto: string, form: HTMLFormElement): string {
  const { subject, message, signature } = partsOf(form);
  // By characters: half of one cannot be written in an address.
  const characters = [...message];
  let body = message;
  while (true) {
    const text = [body, signature].filter(Boolean).join("\n\n").replace(/\r?\n/g, "\r\n");
    const [line, letter] = [subject, text].map((part) => encodeURIComponent(part.toWellFormed()));
    const address = `${mailto}?subject=${line}&body=${letter}`;
    if (address.length <= longest || !characters.length) return address;
    characters.splice(-Math.ceil((address.length - longest) / 12));
    body = `${characters.join("")}…`;
  }
}

// Before copy.ts copies the text.
on(
  "click",
  ({ target }) => {
    const ways = target.closest?.<Marked>(selector("[data-letter]"));
    if (!ways) return;
    // What OtherWays writes: the form's id, a link and a place for the text.
    const form = document.getElementById(ways.dataset.letter as string) as HTMLFormElement;
    const link = ways.querySelector("a") as HTMLAnchorElement;
    const [mailto] = link.href.split("?") as [string];
    link.href = addressOf(mailto, form);
    (ways.querySelector("#letter") as Element).textContent = textOf(form);
    for (const button of ways.querySelectorAll<Marked>(selector("[data-copy]")))
      button.dataset.copy = textOf(form);
  },
  true,
);
