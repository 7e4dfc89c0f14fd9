import { CopyButton } from "@/components/ui/copy-button";
import { letterOf } from "@/components/ui/in-page";
import { getContent, hrefOf } from "@/site/content";

/**
 * Two ways for a message that could not be sent: an e-mail with it, and a copy of it
 * (export/in-page/letter.ts), with or without React.
 * @param form the form's id
 */
export function OtherWays({ form }: { form: string }) {
  const { email, copy, copied, copyFailed } = getContent().contact.form.instead;
  return (
    <div {...letterOf(form)} className="flex flex-wrap items-center gap-x-5">
      <a href={hrefOf("@email")} className={link}>
        {email}
      </a>{" "}
      <CopyButton text="" from="letter" copied={copied} refused={copyFailed} className={link}>
        {copy}
      </CopyButton>
      {/* The text to copy, once it is asked for. */}
      <span id="letter" suppressHydrationWarning className="sr-only whitespace-pre-wrap">
        {""}
      </span>
    </div>
  );
}

const link = "inline-flex min-h-11 items-center font-[650] underline underline-offset-4";
