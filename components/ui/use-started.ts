import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has started in the visitor's browser; false in the HTML. */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
