/** The shelf (games, bots) in the reader's language, and help texts: asked for once each. */
import { api } from '../wire/api';
import type { GameInfo, Shelf } from '../wire/types';
import { words } from '../words/words.svelte';

const shelves = new Map<string, Promise<Shelf>>();
const helps = new Map<string, Promise<string>>();

function kept<T>(store: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  let found = store.get(key);
  if (!found) {
    found = load();
    store.set(key, found);
    found.catch(() => store.delete(key)); // ask again next time
  }
  return found;
}

export function loadShelf(language: string): Promise<Shelf> {
  return kept(shelves, language, () => api.shelf(language));
}

/** `options`: the switches of the table whose readings are told. */
export function help(
  game: string,
  word: string,
  language: string = words.language,
  options: Record<string, unknown> = {},
): Promise<string> {
  const switches = shelf.game(game)?.switches ?? [];
  const defaults = Object.fromEntries(switches.map((each) => [each.name, JSON.stringify(each.default)]));
  const other = Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== defaults[name]);
  const chosen = JSON.stringify(Object.fromEntries(other));
  return kept(helps, `${language}/${game}/${word}/${chosen}`, () =>
    api.help(game, language, word, chosen).then((found) => found.text),
  );
}

class ShelfState {
  now = $state.raw<Shelf | null>(null);
  failed = $state(false);

  async load(language: string): Promise<void> {
    const found = await loadShelf(language).catch(() => null);
    if (language !== words.language) return; // another language was chosen meanwhile
    if (found) this.now = found;
    this.failed = !found;
  }

  game(name: string): GameInfo | undefined {
    return this.now?.games.find((game) => game.name === name);
  }
}

export const shelf = new ShelfState();
