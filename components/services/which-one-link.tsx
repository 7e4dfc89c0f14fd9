import type { ComponentProps } from "react";

/** Where every link to the table leads. */
const address = "/services/dtransfer#which-one";

/** The link to the table that leads from a goal to a service. */
export function WhichOneLink({ className = "", ...props }: ComponentProps<"a">) {
  return (
    <a
      href={address}
      {...props}
      className={`inline-flex min-h-11 items-center gap-2 font-strong ${underlined} ${className}`}
    />
  );
}

const underlined = "underline underline-offset-4 hover:decoration-2";
