// Scrolls a list, and nothing but that list, until an element of it can be seen: not behind the head
// or foot of a table either, which stay where they are.

export function reveal(element: Element | null | undefined): void {
  const list = element?.closest('.scroll');
  if (!element || !list) return;
  const [own, frame] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  const heightOf = (part: string): number => list.querySelector(part)?.clientHeight ?? 0;
  const [top, bottom] = [frame.top + heightOf('thead'), frame.bottom - heightOf('tfoot')];
  if (own.top < top) list.scrollTop -= top - own.top;
  else if (own.bottom > bottom) list.scrollTop += own.bottom - bottom;
  if (own.width > frame.width) return;
  if (own.left < frame.left) list.scrollLeft -= frame.left - own.left;
  else if (own.right > frame.right) list.scrollLeft += own.right - frame.right;
}
