// Scrolls a list, and nothing but that list, until an element of it can be seen.

export function reveal(element: Element | null | undefined): void {
  const list = element?.closest('.scroll');
  if (!element || !list) return;
  const [own, frame] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < frame.top) list.scrollTop -= frame.top - own.top;
  else if (own.bottom > frame.bottom) list.scrollTop += own.bottom - frame.bottom;
}
