import { LongText } from "@/components/articles/long-text";
import type { SectionProps } from "@/components/page/section-props";
import { ServiceAside } from "@/components/services/service-aside";

/** A text in chapters with its table of contents, and below that the service that it is about. */
export function TextSection({ page, service, text, ink = "stone", suffix }: SectionProps<"text">) {
  return (
    <LongText
      text={text}
      file={page.file}
      ink={ink}
      suffix={suffix}
      aside={<ServiceAside service={service} />}
    />
  );
}
