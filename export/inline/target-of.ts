/** The target of an event, if it is an element and not the document or the window. */
export function targetOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined;
}
