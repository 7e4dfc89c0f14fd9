import { useEffect, useRef, useState } from "react";

/**
 * What a form tells screen readers, once nobody has changed it for a while.
 * @param pause in milliseconds
 * @returns the words, and a function that has to be called at each change, with what reads the new words
 */
export function useNews(pause: number): [news: string, tell: (read: () => string) => void] {
  const [news, setNews] = useState("");
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (read: () => string) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setNews(read()), pause);
  };
  return [news, tell];
}
