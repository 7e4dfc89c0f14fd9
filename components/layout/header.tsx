import { Logo } from "@/components/brand/logo";
import { Anchor } from "@/components/ui/anchor";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { content, hrefOf } from "@/content/content";
import { MobileMenu } from "./mobile-menu";
import { RegionLinks } from "./region-links";
import { ServicesMenu } from "./services-menu";

/** The fixed navigation bar: in a row above 768 px, behind a menu button below. */
export function Header() {
  const { bar } = content.navigation;
  return (
    <header className="sticky top-0 z-20 border-b-2 border-ink bg-paper px-gutter">
      <div className="mx-auto flex h-(--header-height) max-w-page items-center gap-8">
        <Anchor href="/" className="py-2">
          <Logo />
        </Anchor>
        <nav aria-label={bar.label} className="hidden grow items-center gap-1 md:flex">
          <ServicesMenu />
          {bar.links.map(({ label, to }) => (
            <Anchor key={to} href={hrefOf(to)} className={barItem}>
              {label}
            </Anchor>
          ))}
          <details name="bar" className="group relative">
            <summary className={barItem}>
              {content.navigation.region.label}
              <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
            </summary>
            <div className="absolute top-full left-0 min-w-40 rounded-card border-2 border-ink bg-sheet p-2 shadow-paper">
              <RegionLinks />
            </div>
          </details>
        </nav>
        <div className="hidden items-center gap-3 md:flex">
          <Anchor href={hrefOf("@login")} className={barItem}>
            {bar.login}
          </Anchor>
          <Anchor
            href={hrefOf("@register")}
            className={`${buttonShape} ${buttonLook.primary} min-h-11! py-1.5!`}
          >
            {bar.signup}
          </Anchor>
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}

const barItem =
  "flex min-h-11 items-center gap-1.5 rounded-control px-3 text-small font-[650] hover:bg-paper-2";
