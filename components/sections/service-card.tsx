import { Scene } from "@/components/scenes/scene";
import { Anchor } from "@/components/ui/anchor";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import type { Service } from "@/content/schema/service";

type Props = { service: Service; heading?: "h2" | "h3"; className?: string };

/** A service on its own ink; all of the card is the link, where there is a page to go to. */
export function ServiceCard({ service, heading: Heading = "h3", className = "" }: Props) {
  const { card, ink, scene, page } = service;
  return (
    <li
      className={`group relative flex flex-col overflow-hidden rounded-card ${inkBackground[ink]} ${className}`}
    >
      <div className="p-6">
        <Heading className="text-h3">
          {page ? (
            <Anchor href={page.path} className="after:absolute after:inset-0 after:rounded-card">
              {card.title}
            </Anchor>
          ) : (
            card.title
          )}
          {card.badge && (
            <span className="ml-3 inline-block rounded-full border-2 border-press px-2.5 py-1 align-middle font-mono text-fine leading-none font-[500] tracking-normal">
              {card.badge}
            </span>
          )}
        </Heading>
        <p className="max-w-[26rem] pt-3">{card.text}</p>
      </div>
      <Scene
        name={scene}
        className="mt-auto max-h-72 w-full transition-transform duration-reveal ease-paper group-hover:-translate-y-1.5 motion-reduce:transition-none"
      />
      {page && (
        <Icon
          name="arrow-right"
          className="absolute right-5 bottom-5 size-6 transition-transform duration-hover ease-paper group-hover:translate-x-1"
        />
      )}
    </li>
  );
}
