"use client";

import { useEffect } from "react";
import { recover } from "@/components/layout/recover";

/** Replaces a page that failed in the browser, until it reloads. */
export default function PageError() {
  useEffect(recover, []);
  return null;
}
