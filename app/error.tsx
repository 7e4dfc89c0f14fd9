"use client";

import { useEffect } from "react";
import { recover } from "@/components/layout/recover";

/** Stands in for a page that failed in the browser, until it is loaded anew. */
export default function PageError() {
  useEffect(recover, []);
  return null;
}
