/** Width of the picture, in pixels. */
const width = 1080;
/** Lines in the page are 2 CSS pixels wide at any size; here they are as wide as on a phone. */
const lineScale = 2.4;

/** What is said about saving. */
const instead = "Take a screenshot instead.";
export const failed = `Your browser could not make the picture. ${instead}`;
const noisy = `Your browser hides what pages draw, and would save noise. ${instead}`;
const saved = "The picture is in your downloads. If it isn't, take a screenshot.";

/**
 * Saves the drawing as a PNG: shared where fingers press and the device shares files, else downloaded.
 * @returns what to say about it
 */
export async function savePicture(svg: SVGSVGElement, ground: string, name: string) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return failed;
  if (isNoisy(context)) return noisy;
  paint(svg, ground, canvas, context);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/png");
  const blob = await promise;
  if (!blob) return failed;
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
  const known = [32, 64, 96];
  context.fillStyle = `rgb(${known})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  // Noise that nobody sees is no reason.
  return known.some((value, index) => Math.abs(value - (data[index] ?? 0)) > 8);
}

/** Paints the shapes and words of a drawing in their order, as the page shows them. */
function paint(
  svg: SVGSVGElement,
  ground: string,
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): void {
  const box = svg.viewBox.baseVal;
  canvas.width = width;
  canvas.height = Math.round((width * box.height) / box.width);
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = getComputedStyle(svg).stroke;
  const scale = width / box.width;
  const root = svg.getScreenCTM()?.inverse();
  for (const element of svg.querySelectorAll<SVGGraphicsElement>(
    "path, rect, circle, text:not([data-place]), tspan",
  )) {
    if (element.closest("pattern")) continue;
    const holder = element instanceof SVGTextPositioningElement ? element.closest("text") : element;
    const matrix = root?.multiply(holder?.getScreenCTM() ?? root);
    if (!matrix) continue;
    const placed = new DOMMatrix([scale, 0, 0, scale, 0, 0]).multiply(DOMMatrix.fromMatrix(matrix));
    if (element instanceof SVGTextPositioningElement) paintText(context, element, placed);
    else paintShape(context, element, placed);
  }
}

function paintText(
  context: CanvasRenderingContext2D,
  line: SVGTextPositioningElement,
  placed: DOMMatrix,
) {
  const { fontWeight, fontSize, fontFamily, fill, textAnchor } = getComputedStyle(line);
  context.setTransform(placed);
  // Else Chromium on Linux rounds the width of each letter.
  context.textRendering = "geometricPrecision";
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.fillStyle = fill;
  context.textAlign = textAnchor === "middle" ? "center" : "left";
  context.fillText(
    line.textContent,
    Number(line.getAttribute("x")),
    Number(line.getAttribute("y")),
  );
  context.resetTransform();
}

function paintShape(context: CanvasRenderingContext2D, shape: SVGElement, placed: DOMMatrix) {
  const { fill, stroke, strokeWidth, strokeDasharray } = getComputedStyle(shape);
  const path = new Path2D();
  path.addPath(pathOf(shape), placed);
  const isShade = fill.startsWith("url");
  if (isShade) context.globalAlpha = 0.2;
  // The dots of the shadow, at their average.
  context.fillStyle = isShade ? context.strokeStyle : fill;
  if (fill !== "none") context.fill(path);
  context.globalAlpha = 1;
  if (stroke === "none") return;
  context.strokeStyle = stroke;
  context.lineWidth = Number.parseFloat(strokeWidth) * lineScale;
  context.lineJoin = "round";
  context.lineCap = "round";
  const dashes = strokeDasharray === "none" ? [] : strokeDasharray.split(/[ ,]+/);
  context.setLineDash(dashes.map((dash) => Number.parseFloat(dash) * lineScale));
  context.stroke(path);
}

function pathOf(shape: SVGElement): Path2D {
  const value = (name: string) => Number(shape.getAttribute(name));
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  if (shape instanceof SVGCircleElement)
    path.arc(value("cx"), value("cy"), value("r"), 0, 2 * Math.PI);
  else path.roundRect(value("x"), value("y"), value("width"), value("height"), value("rx"));
  return path;
}
