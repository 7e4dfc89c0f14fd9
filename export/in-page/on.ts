/** An element, with what only some elements have. */
export type AnyElement = HTMLElement &
  Partial<Omit<HTMLInputElement, keyof HTMLElement>> & { href?: string; open?: boolean };

/**
 * Listens to all of the page; the target is an element, but for some events the document or the
 * window, which lack what elements have (`target.closest?.(…)`).
 */
export function on<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type] & { target: AnyElement }) => void,
  options?: boolean | AddEventListenerOptions,
): void {
  addEventListener(type, listener as (event: Event) => void, options);
}
