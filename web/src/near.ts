// So that nobody waits for what is far below: it is loaded when it comes near the screen.
import type { Attachment } from 'svelte/attachments';

const NEAR = '120px';

export function whenNear(call: () => void): Attachment<Element> {
  return (element) => {
    const look = (seen: IntersectionObserverEntry[]): void => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) call();
    };
    const watching = new IntersectionObserver(look, { rootMargin: NEAR });
    watching.observe(element);
    return () => watching.disconnect();
  };
}
