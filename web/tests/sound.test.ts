import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sounds } from '../src/boards/board';
import { settings } from '../src/state/settings.svelte';
import { VOICES, type Sound } from '../src/sound/voices';

const tables = import.meta.glob<{ sounds: Sounds }>('../src/boards/*/sounds.ts', { eager: true });
const words = import.meta.glob<string>('../../src/hauntings/i18n/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** As much of Web Audio as the voices need; counts what is started. */
class FakeAudio {
  static started = 0;
  sampleRate = 8000;
  currentTime = 0;
  destination = {};
  private node() {
    const ramp = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const self = {
      frequency: ramp,
      gain: ramp,
      type: '',
      buffer: null,
      connect: (next: unknown) => next,
      start: () => (FakeAudio.started += 1),
      stop: vi.fn(),
    };
    return self;
  }
  createOscillator = () => this.node();
  createGain = () => this.node();
  createBiquadFilter = () => this.node();
  createBufferSource = () => this.node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = () => Promise.resolve();
}

describe('sounds', () => {
  beforeEach(() => {
    FakeAudio.started = 0;
    vi.stubGlobal('AudioContext', FakeAudio);
    vi.resetModules();
    settings.sound = true;
    settings.volume = 60;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are silent until the page is touched, when muted, and at volume 0', async () => {
    const { listenForTouch, play } = await import('../src/sound/sound');
    const { settings: kept } = await import('../src/state/settings.svelte');
    listenForTouch();
    play('dice');
    expect(FakeAudio.started).toBe(0);
    dispatchEvent(new Event('pointerdown'));
    play('dice');
    const once = FakeAudio.started;
    expect(once).toBeGreaterThan(0);
    kept.volume = 0;
    play('dice');
    kept.volume = 60;
    kept.sound = false;
    play('dice');
    expect(FakeAudio.started).toBe(once);
  });

  it.each(Object.keys(VOICES) as Sound[])('%s can be heard', (sound) => {
    const audio = new FakeAudio() as unknown as AudioContext;
    VOICES[sound](audio, audio.destination, 0);
    expect(FakeAudio.started).toBeGreaterThan(0);
  });

  it('of several at once, the gravest is heard', async () => {
    const { loudest } = await import('../src/sound/sound');
    expect(loudest(['card', undefined, 'death', 'dice'])).toBe('death');
    expect(loudest([undefined])).toBeUndefined();
  });

  it.each(Object.entries(tables))('%s names events that are told', (_, { sounds }) => {
    const told = new Set(
      Object.values(words).flatMap((text) => [...text.matchAll(/^\w+-event-([\w-]+) =/gm)].map((match) => match[1])),
    );
    expect(Object.keys(sounds).filter((event) => !told.has(event))).toEqual([]);
  });
});
