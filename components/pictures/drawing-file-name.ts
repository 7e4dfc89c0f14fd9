/** The name of a drawing's file, which changes with its content: "coupon-3fa2c901.svg". */
export const drawingFileName = (drawing: string, hash: string): string =>
  `${drawing}-${hash.slice(0, 8)}.svg`;

/** The drawing of a file's name, whatever its hash; any other name as it is. */
export const drawingOfFile = (name: string): string => name.replace(/-[0-9a-f]{8}\.svg$/, "");
