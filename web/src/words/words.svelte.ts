/**
 * Our words. The files are those of the Python side (src/hauntings/i18n), read by the same standard; each language
 * and each game is a file of its own that is loaded when it is needed.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', pl: 'Polski' };

type Load = () => Promise<string>;
const files = import.meta.glob<string>(
  ['../../../src/hauntings/i18n/*/*.ftl', '!../../../src/hauntings/i18n/*/common.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, Load>;
const FOLDER = '../../../src/hauntings/i18n';
const MOST = 4000; // texts that are kept

/** The languages a browser asks for, best first. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** How the reader writes dates in the language of the page; tags that are none (`en-US@posix`) are passed over. */
export function localeOf(language: Language, wanted: readonly string[]): string {
  const known = (tag: string) => {
    try {
      return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
    } catch {
      return false;
    }
  };
  return wanted.find((tag) => tag.startsWith(language) && known(tag)) ?? language;
}

export class Words {
  language = $state<Language>('en');
  private bundle = $state.raw(new FluentBundle('en'));
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what was said before, for the same bundle
  private said = new Map<string, { bundle: FluentBundle; text: string }>();
  private names: string[] = ['web'];
  /** What the server says of a game that somebody else made, by the names of our own messages. */
  others = $state.raw<Readonly<Record<string, string>>>({});
  private turn = 0;
  private wanted: Language = 'en';
  private latest: Promise<void> = Promise.resolve();

  /** Speak this language; resolves when all files that are in use are there. */
  speak(language: Language): Promise<void> {
    this.wanted = language;
    this.latest = this.change(language, ++this.turn);
    return this.latest;
  }

  private async change(language: Language, turn: number): Promise<void> {
    const bundle = await this.load(language);
    if (turn !== this.turn) return this.latest; // another language or another file was asked for meanwhile
    this.bundle = bundle;
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  /** Add the words of a game. */
  async addGame(game: string): Promise<void> {
    await this.add(game, `web-${game}`);
  }

  /** Add one file of words, for example of a lesson. */
  async addFile(name: string): Promise<void> {
    await this.add(name);
  }

  private async add(...names: string[]): Promise<void> {
    const fresh = names.filter((name) => !this.names.includes(name));
    if (!fresh.length) return;
    this.names.push(...fresh);
    await this.speak(this.wanted);
  }

  private async load(language: Language): Promise<FluentBundle> {
    const loads = this.names
      .map((name) => files[`${FOLDER}/${language}/${name}.ftl`])
      .filter((load) => load !== undefined);
    const texts = await Promise.all(loads.map((load) => load()));
    const bundle = new FluentBundle(language, { useIsolating: false }); // as on the Python side: texts are copied and read out
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  }

  /** Is there such a message, or such an attribute of one? */
  knows(id: string): boolean {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    return id in this.others || (message !== undefined && (!attribute || attribute in message.attributes));
  }

  /** A message filled in; `id.help` is an attribute. A missing message is shown by its name. */
  say = (id: string, args: Record<string, FluentVariable> = {}): string => {
    const bundle = this.bundle;
    const key = JSON.stringify([id, args]); // boards say the same for every event
    const said = this.said.get(key);
    if (said?.bundle === bundle) return said.text;
    const text = this.format(bundle, id, args);
    if (text === undefined) return this.others[id] ?? id;
    if (this.said.size >= MOST) this.said.clear();
    this.said.set(key, { bundle, text });
    return text;
  };

  private format(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string | undefined {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      if (import.meta.env.DEV && !(id in this.others)) console.warn(`no words for ${id}`);
      return undefined;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length && import.meta.env.DEV) console.warn(id, errors);
    return text.replace(/\s*\n\s*/g, ' '); // line breaks in the files mean nothing, as on the Python side
  }
}

export const words = new Words();
export const say = words.say;
