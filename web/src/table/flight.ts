// Pieces and gains in flight: copies above the page, while what lies below is already right.

const TAKES = 480; // milliseconds
const RAISED = 1.14;
const NUDGE = 3; // pixels: what moves further is elsewhere
const SVG = 'http://www.w3.org/2000/svg';

function middle({ left, top, width, height }: DOMRect): [number, number] {
  return [left + width / 2, top + height / 2];
}

/** A piece that lies where it belongs comes flying from elsewhere, by way of the others, and is not
 * seen before; unless it is a heap whose parts marked `data-rest` do not fly. */
export function fly(piece: SVGGraphicsElement, way: readonly Element[], delay: number): void {
  const isHeap = piece.querySelector('[data-rest]') !== null;
  const shown = isHeap ? 1 : 0;
  const hidden = piece.animate(
    { opacity: [shown, shown] },
    { duration: delay + timeFor(way.length - 1) },
  );
  setTimeout(() => {
    const to = piece.getBoundingClientRect();
    const [start, ...via] = way.map((element) => element.getBoundingClientRect());
    const size = Math.min(1.2, Math.max(0.3, (start?.width ?? 0) / to.width));
    if (!to.width || !start?.width || ![piece, ...way].every(isInSight)) {
      hidden.cancel(); // the table has moved on meanwhile
      return;
    }
    const flying = launch(copyOf(piece, to), start, to, size, via);
    whileItStays(piece, to, flying, () => hidden.cancel());
  }, delay);
}

/** Longer where it passes other places. */
function timeFor(passed: number): number {
  return passed ? TAKES * 1.5 : TAKES;
}

/** Not scrolled out of a box around it. */
function isInSight(element: Element): boolean {
  const [x, y] = middle(element.getBoundingClientRect());
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}

/** Ends a flight whose goal has gone or has moved with the page. */
function whileItStays(goal: Element, at: DOMRect, flying: Animation, ended: () => void): void {
  const look = (): void => {
    if (flying.playState !== 'running') return;
    const { left, top } = goal.getBoundingClientRect();
    if (goal.isConnected && Math.hypot(left - at.left, top - at.top) < NUDGE) {
      requestAnimationFrame(look);
      return;
    }
    flying.cancel();
    ended();
  };
  requestAnimationFrame(look);
}

/** A few words fly from one place to another and are gone. */
export function flyText(text: string, from: DOMRect, to: Element, isBad: boolean): void {
  const end = to.getBoundingClientRect();
  if (!end.width || !from.width) return;
  const copy = document.createElement('span');
  copy.textContent = text;
  copy.setAttribute('aria-hidden', 'true');
  copy.className = isBad ? 'flying gain bad' : 'flying gain';
  document.body.append(copy);
  const own = copy.getBoundingClientRect();
  const [x, y] = middle(end);
  Object.assign(copy.style, { left: `${x - own.width / 2}px`, top: `${y - own.height / 2}px` });
  launch(copy, from, copy.getBoundingClientRect(), 1.3);
}

function copyOf(piece: SVGGraphicsElement, at: DOMRect): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox();
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.setAttribute('class', 'flying');
  svg.setAttribute('aria-hidden', 'true');
  const copy = piece.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute('data-at');
  copy.removeAttribute('transform'); // the box is that of the piece before it
  for (const part of copy.querySelectorAll('[data-rest]')) part.remove();
  svg.append(copy);
  const [left, top] = [`${at.left}px`, `${at.top}px`];
  Object.assign(svg.style, { left, top, width: `${at.width}px`, height: `${at.height}px` });
  document.body.append(svg);
  return svg;
}

function launch(
  copy: Element,
  from: DOMRect,
  to: DOMRect,
  size: number,
  via: readonly DOMRect[] = [],
): Animation {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const [dx, dy] = [x - toX, y - toY];
  const above = [{ x: dx * 0.35, y: dy * 0.35 - 24, offset: 0.55 }];
  const passed = via.map(middle).map(([viaX, viaY], at) => {
    return { x: viaX - toX, y: viaY - toY, offset: (at + 1) / (via.length + 1) };
  });
  const between = (passed.length ? passed : above).map(({ x, y, offset }) => {
    return { transform: `translate(${x}px, ${y}px) scale(${RAISED})`, offset };
  });
  const first = { transform: `translate(${dx}px, ${dy}px) scale(${size})` };
  const frames = [first, ...between, { transform: 'none' }];
  const easing = passed.length ? 'linear' : 'ease-in-out'; // of each part of the way
  const how = { duration: timeFor(passed.length), easing };
  const gone = () => copy.remove();
  const flying = copy.animate(frames, how);
  flying.finished.then(gone, gone);
  return flying;
}

/** The first element on the screen that bears one of these names. */
export function placed(root: ParentNode, names: readonly string[]): Element | null {
  for (const name of names) {
    const found = root.querySelector(`[data-at="${CSS.escape(name)}"]`);
    if (found) return found;
  }
  return null;
}

/** The rectangle around places of the board. */
export function around(root: ParentNode, places: readonly string[]): DOMRect | null {
  const rects = places
    .map((name) => root.querySelector(`[data-place="${CSS.escape(name)}"]`))
    .filter((found) => found !== null)
    .map((found) => found.getBoundingClientRect());
  if (!rects.length) return null;
  const [left, top] = [Math.min(...rects.map((r) => r.left)), Math.min(...rects.map((r) => r.top))];
  const right = Math.max(...rects.map((r) => r.right));
  return new DOMRect(left, top, right - left, Math.max(...rects.map((r) => r.bottom)) - top);
}
