/** "It is your turn": the tab's title, a soft bell, a notification of the browser. */
import { settings } from './settings.svelte';

let bell: AudioContext | null = null;

/** Two soft strokes of a bell. */
export function chime(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  bell ??= new AudioContext();
  void bell.resume().catch(() => {});
  const start = bell.currentTime;
  for (const [pitch, wait] of [
    [659.3, 0],
    [493.9, 0.22],
  ] as const) {
    const tone = bell.createOscillator();
    const loud = bell.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start + wait);
    loud.gain.linearRampToValueAtTime(0.12, start + wait + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + wait + 0.9);
    tone.connect(loud).connect(bell.destination);
    tone.start(start + wait);
    tone.stop(start + wait + 1);
  }
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Ask the browser for leave; only ever from a button. */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tell somebody who is looking elsewhere. */
export function turnNotice(title: string, body: string): void {
  chime();
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: 'hauntings-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow notifications from service workers only
  }
}
