import { DeviceLink } from "@/components/page/device-link";
import { EndTicket } from "@/components/page/end-ticket";
import type { SectionProps } from "@/components/page/section-props";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { actionOf, getContent } from "@/site/content";

/** The last band about a service: into the app or the dashboard, and to its prices. */
export function ServiceTicket({
  id,
  page,
  service,
  title,
  text,
  drawing,
}: SectionProps<"service-ticket">) {
  if (!service?.page) return null;
  const { explore, place } = getContent().serviceWords;
  return (
    <EndTicket
      id={id}
      heading={title}
      text={text}
      first={
        <DeviceLink place={place} className={`${buttonShape} ${buttonLook.strong}`}>
          {explore}
        </DeviceLink>
      }
      links={[actionOf(service)]}
      ink={service.ink}
      drawing={drawing}
      isShort={page.service === undefined}
    />
  );
}
