import { Markdown } from "@/components/sections/markdown";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { content, hrefOf } from "@/content/content";

const fields = [
  { name: "firstName", type: "text", autoComplete: "given-name", half: true },
  { name: "lastName", type: "text", autoComplete: "family-name", half: true },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "phoneNumber", type: "tel", autoComplete: "tel" },
  { name: "subject", type: "text" },
] as const;

const box =
  "mt-1.5 block w-full rounded-control border-2 border-control bg-sheet px-4 py-3 text-body text-ink";

/** The form in its plain form: it hands what was typed to the visitor's mail program. */
export function ContactForm() {
  const { form } = content.contact;
  return (
    <section
      aria-labelledby="contact-form"
      className="rounded-card border-2 border-ink bg-paper-2 p-6 sm:p-10 lg:col-span-8"
    >
      <h2 id="contact-form" className="text-h3">
        {form.heading}
      </h2>
      <p className="pt-2 text-small text-muted">{form.required}</p>
      <form
        action={hrefOf("@email")}
        method="post"
        encType="text/plain"
        className="grid gap-5 pt-6 sm:grid-cols-2"
      >
        {fields.map(({ name, type, ...field }) => (
          <label key={name} className={`font-[650] ${"half" in field ? "" : "sm:col-span-2"}`}>
            {form.fields[name]}
            <input
              name={name}
              type={type}
              required
              autoComplete={"autoComplete" in field ? field.autoComplete : "off"}
              className={box}
            />
          </label>
        ))}
        <label className="font-[650] sm:col-span-2">
          {form.fields.message}
          <textarea name="message" rows={6} required className={box} />
        </label>
        <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
          <input type="checkbox" name="sendNewsLetter" className="size-5 accent-(--ink)" />
          {form.newsletter}
        </label>
        <div className="sm:col-span-2">
          <button type="submit" className={`${buttonShape} ${buttonLook.primary}`}>
            {form.button}
          </button>
        </div>
      </form>
      <noscript>
        <div className="prose pt-5 text-small">
          <Markdown text={form.withoutScript} />
        </div>
      </noscript>
    </section>
  );
}
