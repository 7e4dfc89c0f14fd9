import {
  siApple,
  siFacebook,
  siGoogleplay,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
} from "simple-icons";

/** simple-icons has no LinkedIn any more; this is the plain "in". */
const linkedin =
  "M20.45 20.45h-3.56v-5.57c0-1.33-.02-3.04-1.85-3.04-1.85 0-2.14 1.45-2.14 2.94v5.67H9.35V9h3.41v1.56h.05c.48-.9 1.64-1.85 3.37-1.85 3.6 0 4.27 2.37 4.27 5.46zM5.34 7.43a2.06 2.06 0 1 1 0-4.13 2.06 2.06 0 0 1 0 4.13M7.12 20.45H3.56V9h3.56zM22.22 0H1.77C.79 0 0 .77 0 1.73v20.54C0 23.23.79 24 1.77 24h20.45c.98 0 1.78-.77 1.78-1.73V1.73C24 .77 23.2 0 22.22 0";

/** Instagram's in whole shapes: the path of simple-icons is five times as long. */
const instagram =
  "M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7zm0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2zm5 3.6a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm6.4-3.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z";

const marks = {
  ios: siApple.path,
  android: siGoogleplay.path,
  facebook: siFacebook.path,
  instagram,
  linkedin,
  tiktok: siTiktok.path,
  whatsapp: siWhatsapp.path,
  x: siX.path,
  youtube: siYoutube.path,
};

export type Brand = keyof typeof marks;

/** Cuts a path's numbers to two decimals: finer than any screen shows, in half the bytes. */
const coarse = (path: string) => path.replace(/(\.\d\d)\d+/g, "$1");

type Props = { name: Brand; className?: string };

/** Another company's mark, in the color of the text around it. */
export function BrandIcon({ name, className = "size-5" }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`brand-icon ${className}`}>
      <path d={coarse(marks[name])} />
    </svg>
  );
}
