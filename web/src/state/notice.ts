/** "It is your turn": the tab's title, a soft bell, a notification of the browser. */
import { play } from '../sound/sound';
import { settings } from './settings.svelte';

export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Ask the browser for leave; only ever from a button. */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tell somebody who is looking elsewhere. */
export function turnNotice(title: string, body: string): void {
  play('turn');
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
