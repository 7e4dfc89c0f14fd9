"use client";

import { useEffect } from "react";
import { recover } from "@/components/page/recover";

/** Replaces a page that failed in the browser, until it reloads. */
export default function PageError() {
  useEffect(recover, []);
  return null;
}
