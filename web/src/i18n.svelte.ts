// Speaks the four languages: loads their message files and turns messages into sentences.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Said } from './wire.gen';

export const LANGUAGES = { en: 'English', hu: 'Magyar', it: 'Italiano', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const KEPT = 'crownlands.language';
// Isolate names of either direction, as Fluent does by itself with its own arguments.
const [FIRST_STRONG, POP] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];
type Files = Record<string, string>; // addresses of message files, by their path
const files: Files = {
  ...import.meta.glob<string>(
    ['../../src/crownlands/locales/*/*.ftl', '!../../src/crownlands/locales/*/{arena,cli,play}.ftl'],
    { query: '?url', import: 'default', eager: true },
  ),
  ...import.meta.glob<string>('./locales/*.ftl', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};

/** A number with its sign and the typographic minus, as everywhere on the screen. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

/** A number that is not whole, with its sign, as the reader's language writes it. */
export function signedDecimal(value: number): string {
  const form = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(i18n.language, form).format(value).replace('-', '−');
}

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: true });
  const wanted = Object.keys(files).filter(
    (path) => path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`),
  );
  const texts = await Promise.all(wanted.map((path) => fetchText(files[path]!)));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

class I18n {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #loaded = new Map<Language, FluentBundle>();

  /** The language chosen before, or the first of ours that the browser asks for. */
  preferred(): Language {
    const wishes = [localStorage.getItem(KEPT) ?? '', ...navigator.languages];
    return wishes.map((wish) => wish.slice(0, 2)).find(isLanguage) ?? 'en';
  }

  async use(language: Language): Promise<void> {
    const bundle = this.#loaded.get(language) ?? (await load(language));
    this.#loaded.set(language, bundle);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** As `use`, and remembered for the next visit. */
  async choose(language: Language): Promise<void> {
    await this.use(language);
    localStorage.setItem(KEPT, language);
  }

  /** Take in the messages of a part that is loaded late; the paths end in their language. */
  async include(more: Files): Promise<void> {
    if (Object.keys(more).every((path) => path in files)) return;
    Object.assign(files, more);
    this.#loaded.clear();
    await this.use(this.language);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence of a message; `id.attribute` asks for an attribute of it. */
  text(said: Said, names: readonly string[]): string {
    const [id = '', attribute] = said.id.split('.');
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return said.id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(said.args)) args[name] = this.#value(arg, names);
    return this.#bundle.formatPattern(pattern, args, []);
  }

  #value(arg: Arg, names: readonly string[]): FluentVariable {
    if (typeof arg !== 'object') return arg;
    if ('word' in arg) return this.text({ id: arg.word, args: {} }, names);
    if ('said' in arg) return this.text(arg.said, names);
    if ('seat' in arg) return names[arg.seat] ?? '';
    if ('seats' in arg) return arg.seats.map((seat) => names[seat]).join(', ');
    if ('amount' in arg) return signed(arg.amount);
    if ('counts' in arg) {
      return arg.counts.map((n, seat) => `${FIRST_STRONG}${names[seat] ?? ''}${POP}: ${n}`).join(', ');
    }
    const gains = arg.gains.map((gain, seat) => ({ gain, name: names[seat] ?? '' }));
    const told = gains.filter(({ gain }) => gain !== 0);
    return told
      .map(({ gain, name }) => `${FIRST_STRONG}${name}${POP} ${signed(gain)}`)
      .join(', ');
  }
}

export const i18n = new I18n();

/** A message that names no seats. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return i18n.text({ id, args }, []);
}
