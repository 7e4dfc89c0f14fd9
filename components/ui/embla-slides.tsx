import Autoplay, { type AutoplayType } from "embla-carousel-autoplay";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

/** The elements of a carousel: its root, the scrolling box, and the list in it. */
export type CarouselParts = Record<"root" | "view" | "list", HTMLElement>;

/** Duration of a move in milliseconds (within 2 % of its way), and the strength of Embla's spring for it. */
const springs = { 300: 16, 500: 22 };
export type Speed = keyof typeof springs;

type Props = {
  parts: CarouselParts;
  speed: Speed;
  centred: boolean;
  onStart: (slides: Slides) => void;
  onLead: (index: number) => void;
  onPlay: (plays: boolean) => void;
};

type Embla = NonNullable<UseEmblaCarouselType[1]>;
export type Slides = { embla: Embla; autoplay: AutoplayType };

const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * Makes the list that scrolls an endless row, which begins at the slide that the visitor has scrolled
 * to, and moves by itself until it is used.
 */
export function EmblaSlides({ parts, speed, centred, onStart, onLead, onPlay }: Props) {
  const { root, view, list } = parts;
  const [{ autoplay, playing, startIndex }] = useState(() => begin(parts, centred));
  const [setView, embla] = useEmblaCarousel(
    {
      container: list,
      loop: true,
      startIndex,
      duration: springs[speed],
      breakpoints: { [reducedMotion]: { duration: 0 } },
      // A slide stands in the middle, or where the page's columns begin.
      align: centred
        ? "center"
        : () => root.getBoundingClientRect().left - view.getBoundingClientRect().left,
      watchResize: () => {
        // Embla starts its plugins again: what was stopped stays stopped.
        playing.playOnInit = autoplay.isPlaying();
        return true;
      },
    },
    [autoplay],
  );
  useEffect(() => setView(view), [setView, view]);
  useEffect(() => {
    if (!embla) return;
    const lead = () => onLead(embla.selectedScrollSnap());
    embla.on("select", lead).on("reInit", lead);
    embla.on("autoplay:play", () => onPlay(true)).on("autoplay:stop", () => onPlay(false));
    lead();
    onPlay(autoplay.isPlaying());
    stopAtKeys(root, { embla, autoplay });
    onStart({ embla, autoplay });
  }, [embla, autoplay, root, onLead, onPlay, onStart]);
  return null;
}

/** Before Embla measures the slides. */
function begin(parts: CarouselParts, centred: boolean) {
  const { root, view, list } = parts;
  const playing = {
    delay: 2000,
    stopOnInteraction: true,
    stopOnMouseEnter: true,
    stopOnFocusIn: true,
    playOnInit:
      view.scrollLeft === 0 && !view.matches(":hover") && !root.matches(":has(:focus-visible)"),
    breakpoints: { [reducedMotion]: { active: false } },
  };
  const startIndex = leadingSlide(parts, centred);
  view.scrollLeft = 0;
  // A slide in view has its picture: browsers load those beside the view only as they come.
  for (const picture of list.querySelectorAll("img")) picture.loading = "eager";
  return { autoplay: Autoplay(playing), playing, startIndex };
}

/** The slide at which the view begins; between its neighbours, the second of those in view. */
function leadingSlide({ root, view, list }: CarouselParts, centred: boolean): number {
  const [first, second] = [...list.children] as HTMLElement[];
  if (!first || !second) return 0;
  const index = Math.round(view.scrollLeft / (second.offsetLeft - first.offsetLeft));
  return centred && root.clientWidth >= 2 * first.clientWidth ? index + 1 : index;
}

/** A key or the focus ends the moves, too; arrow keys show the previous and the next slide. */
function stopAtKeys(root: HTMLElement, { embla, autoplay }: Slides): void {
  root.addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches(":focus-visible")) autoplay.stop();
  });
  root.addEventListener("keydown", ({ target, key, altKey, ctrlKey, metaKey }) => {
    // The button toggles them itself.
    if (!(target as Element).closest("[data-pause]")) autoplay.stop();
    if (altKey || ctrlKey || metaKey) return;
    if (key === "ArrowLeft") embla.scrollPrev();
    if (key === "ArrowRight") embla.scrollNext();
  });
}
