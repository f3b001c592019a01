// How this browser's owner likes to play; kept from visit to visit.

const KEPT = 'crownlands.preferences';
export const ZOOM = { least: 1, most: 3, step: 0.25 };

export type Motion = 'full' | 'less';

function asks(query: string): boolean {
  return matchMedia(query).matches;
}

class Preferences {
  sounds = $state(!asks('(pointer: coarse)'));
  notify = $state(false);
  confirm = $state(false);
  keys = $state(true);
  motion = $state<Motion>(asks('(prefers-reduced-motion: reduce)') ? 'less' : 'full');
  zoom = $state(1);

  constructor() {
    this.#recall();
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset['motion'] = this.motion;
      });
    });
  }

  /** Only what was chosen is kept, so that what nobody chose can follow the device. */
  set<K extends 'sounds' | 'notify' | 'confirm' | 'keys' | 'motion' | 'zoom'>(
    name: K,
    value: this[K],
  ): void {
    this[name] = value;
    localStorage.setItem(KEPT, JSON.stringify({ ...this.#kept(), [name]: value }));
  }

  zoomBy(factor: number): void {
    const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, this.zoom * factor));
    this.set('zoom', Math.round(zoom * 100) / 100);
  }

  /** Asks the browser for its permission when that is still open. */
  async allowNotifications(wanted: boolean): Promise<void> {
    const may = wanted && 'Notification' in window && (await Notification.requestPermission());
    this.set('notify', may === 'granted');
  }

  #kept(): Record<string, unknown> {
    try {
      return (JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>) ?? {};
    } catch {
      return {};
    }
  }

  #recall(): void {
    const kept = this.#kept();
    for (const name of ['sounds', 'notify', 'confirm', 'keys'] as const) {
      if (typeof kept[name] === 'boolean') this[name] = kept[name];
    }
    if (kept['motion'] === 'full' || kept['motion'] === 'less') this.motion = kept['motion'];
    const zoom = Number(kept['zoom']);
    if (zoom >= ZOOM.least && zoom <= ZOOM.most) this.zoom = zoom;
  }
}

export const preferences = new Preferences();
