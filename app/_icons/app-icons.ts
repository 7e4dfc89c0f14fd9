/**
 * The icons of the web manifest. A maskable icon fills its square; its mark lies in the circle of
 * 80 % that no mask cuts (W3C Web App Manifest, section "Icon masks and safe zone").
 */
export const appIcons = {
  "192.png": { size: 192, part: 0.78, ground: "mint", purpose: "any" },
  "512.png": { size: 512, part: 0.78, ground: "mint", purpose: "any" },
  "maskable-512.png": { size: 512, part: 0.58, ground: "mint", purpose: "maskable" },
} as const;
