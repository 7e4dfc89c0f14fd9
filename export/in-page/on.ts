/** Listens to all of the page. */
export function on<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  options?: boolean | AddEventListenerOptions,
): void {
  addEventListener(type, listener, options);
}

/** The element of an event; undefined for one of the document or the window. */
export function targetOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined;
}
