/** Listens on the window. */
export function on<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  options?: boolean | AddEventListenerOptions,
): void {
  addEventListener(type, listener, options);
}

/** The target of an event, if it is an element and not the document or the window. */
export function targetOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined;
}
