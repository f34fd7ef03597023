/** What this reader likes, kept in this browser. */
import type { Motion } from '../boards/board';
import { preferred, words, type Language } from '../words/words.svelte';

export type Speed = 'slow' | 'normal' | 'fast' | 'step' | 'off';
export const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'step', 'off'];
const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.45, step: 1, off: 0 };
export const THEMES = ['night', 'day', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export type Panel = 'log' | 'chat' | '';

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number; // 0 to 100
  notify: boolean;
  textBoard: boolean;
  odds: boolean;
  panel: Panel;
  name: string;
}
const KEY = 'hauntings';
const STILL = '(prefers-reduced-motion: reduce)';
const MOVE = 420; // ms

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

function prefers(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

export const settings = $state<Kept>({
  language: preferred(typeof navigator === 'undefined' ? [] : navigator.languages),
  theme: prefers('(prefers-contrast: more)') ? 'contrast' : 'night',
  speed: 'normal',
  sound: true,
  volume: 60,
  notify: false,
  textBoard: false,
  odds: true,
  panel: prefers('(min-width: 900px)') ? 'log' : '',
  name: '',
  ...read(),
});

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = settings.theme;
}

export function choose<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  keep();
  if (name === 'theme') applyTheme();
  if (name === 'language') void words.speak(settings.language);
}

/** Who wants less motion sees the same moments as still pictures. */
const still = $state({ on: prefers(STILL) });
if (typeof matchMedia === 'function')
  matchMedia(STILL).addEventListener('change', (event) => (still.on = event.matches));

/** How long a thing moves; 0 if nothing does. */
export function motionOf(): Motion {
  const ms = still.on ? 0 : speedFactor() * MOVE;
  return { on: ms > 0, ms };
}

/** Times the table's pace; 0 is off. */
export function speedFactor(): number {
  return FACTOR[settings.speed];
}
