import type { ComponentProps } from "react";
import { getContent } from "@/site/content";

/** Where every link to the table leads. */
const address = "/services/dtransfer#which-one";

/** The link to the table; `children` stand behind its words. */
export function WhichOneLink({ className = "", children, ...props }: ComponentProps<"a">) {
  return (
    <a
      href={address}
      {...props}
      className={`font-[650] underline underline-offset-4 hover:decoration-2 ${className}`}
    >
      {getContent().whichOne.heading} {children}
    </a>
  );
}
