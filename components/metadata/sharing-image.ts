import { addressOf } from "@/content/content";

/** Address of the picture that stands for a page where it is shared. */
export function sharingImageOf(path: string): string {
  return addressOf(`/sharing${path === "/" ? "/home" : path}.png`);
}
