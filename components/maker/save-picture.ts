import { type FieldName, isFigure, type Kind, type Words } from "./maker-words";

/** Width of the picture, in pixels. */
const width = 1080;

/** What is said about saving. */
const instead = "Take a screenshot instead.";
export const notSaved = `Your browser could not make the picture. ${instead}`;
const offline =
  "A part of the picture could not be loaded. Check your connection, then save it again.";
const noisy = `Your browser hides what pages draw, and would save noise. ${instead}`;
const saved = "The picture is in your downloads. If it isn't, take a screenshot.";

type Place = {
  /** The start or the middle of the line and its middle, in the units of the drawing. */
  x: number;
  y: number;
  width: number;
  /** Size of a short text; a long one is smaller. */
  size: number;
  align?: "center";
  /** In degrees. */
  turn?: number;
  /** The field whose face the words have. */
  face?: FieldName;
};

const centered = { align: "center" } as const;

/** Where the words stand in the drawings "flyer-sheet" and "coupon-sheet". */
const places: Record<Kind, Partial<Record<keyof Words | "off", Place>>> = {
  flyer: {
    shop: { x: 60, y: 84, width: 360, size: 40 },
    item: { x: 240, y: 204, width: 376, size: 46, ...centered },
    price: { x: 322, y: 388, width: 150, size: 76, turn: -6, ...centered },
    initial: { x: 130, y: 415, width: 60, size: 60, ...centered, face: "shop" },
  },
  coupon: {
    shop: { x: 60, y: 84, width: 360, size: 40 },
    price: { x: 237, y: 260, width: 150, size: 84, turn: -6, ...centered },
    off: { x: 243, y: 318, width: 80, size: 36, turn: -6, ...centered, face: "shop" },
    item: { x: 240, y: 480, width: 376, size: 46, ...centered },
  },
};

/**
 * Saves the sheet as a PNG: shared where fingers press and the device shares files, else downloaded.
 * @param address of the sheet's drawing, without words
 * @param fields whose faces the words have
 * @returns what to say about it
 */
export async function savePicture(
  kind: Kind,
  address: string,
  words: Words,
  fields: HTMLInputElement[],
) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return notSaved;
  if (isNoisy(context)) return noisy;
  const drawing = new Image();
  drawing.src = address;
  const isLoaded = await new Promise((resolve) => {
    drawing.onload = () => resolve(true);
    drawing.onerror = () => resolve(false);
  });
  if (!isLoaded) return offline;
  canvas.width = width;
  canvas.height = Math.round((width * drawing.naturalHeight) / drawing.naturalWidth);
  context.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const scale = width / drawing.naturalWidth;
  const fieldOf = (name: string) => fields.find((each) => each.dataset.name === name);
  const texts: Record<string, string> = { ...words };
  if (isFigure(kind, words.price)) texts.off = "off";
  for (const [name, place] of Object.entries(places[kind])) {
    const field = fieldOf(place.face ?? name);
    context.setTransform(scale, 0, 0, scale, place.x * scale, place.y * scale);
    context.rotate(((place.turn ?? 0) * Math.PI) / 180);
    if (field) write(context, texts[name] ?? "", place, getComputedStyle(field));
  }
  return keep(canvas, `${kind}.png`);
}

/** Writes a text at 0,0 into its place, as large as it fits. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  { width, size, align }: Place,
  { fontWeight, fontFamily, letterSpacing, direction, color }: CSSStyleDeclaration,
) {
  const font = (size: number) => `${fontWeight} ${size}px ${fontFamily}`;
  Object.assign(context, { textBaseline: "middle", textAlign: align ?? "start", direction });
  // Without it, Chromium on Linux rounds the width of each letter.
  Object.assign(context, { textRendering: "geometricPrecision", fillStyle: color, letterSpacing });
  context.font = font(size);
  context.font = font(size * Math.min(1, width / context.measureText(text).width));
  context.fillText(text, align || direction === "ltr" ? 0 : width, 0);
}

/** Shares or downloads the picture. */
async function keep(canvas: HTMLCanvasElement, name: string) {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/png");
  const blob = await promise;
  if (!blob) return notSaved;
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] }))
    try {
      await navigator.share({ files: [file] });
      return "";
    } catch (error) {
      // The visitor closed the device's own window. While it is open, sharing again is refused.
      if (error instanceof DOMException && error.name === "AbortError") return "";
    }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return saved;
}

/** Whether a browser that defends against fingerprints gives other pixels than were painted. */
function isNoisy(context: CanvasRenderingContext2D): boolean {
  const color = [32, 64, 96];
  context.fillStyle = `rgb(${color})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  // Noise that nobody sees does not count.
  return color.some((value, index) => Math.abs(value - (data[index] ?? 0)) > 8);
}
