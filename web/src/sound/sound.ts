/** Plays sounds at the reader's volume; silent until the page is touched for the first time, as browsers ask. */
import { settings } from '../state/settings.svelte';
import { VOICES, type Sound } from './voices';

/** Which matters more, when many things happen at once: the first of these is heard. */
export const RANK: readonly Sound[] = [
  'victory',
  'defeat',
  'death',
  'haunting',
  'exorcism',
  'ghost',
  'dice',
  'card',
  'turn',
];

let audio: AudioContext | null = null;
let master: GainNode | null = null;
let touched = false;

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Call once, when the page starts. */
export function listenForTouch(): void {
  const touch = () => {
    touched = true;
    setTimeout(awake); // it takes a while: not when the first thing happens
    for (const name of TOUCHES) removeEventListener(name, touch, true);
  };
  for (const name of TOUCHES) addEventListener(name, touch, true);
}

/** What sounds are played on, or null if none is to be heard. */
function awake(): { audio: AudioContext; master: GainNode } | null {
  if (!touched || !settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return null;
  if (!audio || !master) {
    audio = new AudioContext();
    master = audio.createGain();
    master.connect(audio.destination);
  }
  return { audio, master };
}

export function play(sound: Sound): void {
  const heard = awake();
  if (!heard) return;
  const { audio, master } = heard;
  void audio.resume().catch(() => {});
  master.gain.value = (settings.volume / 100) * 0.6;
  VOICES[sound](audio, master, audio.currentTime + 0.01);
  dispatchEvent(new CustomEvent('hauntings-sound', { detail: sound }));
}

/** Of several things that happen together, the one to be heard. */
export function loudest(sounds: readonly (Sound | undefined)[]): Sound | undefined {
  return RANK.find((sound) => sounds.includes(sound));
}
