/**
 * The sounds of the table, made by Web Audio as they are needed: no files, nothing to load. A voice plays itself once,
 * from `at` on, into `out`; tones are in hertz, times in seconds.
 */
export type Sound = 'turn' | 'card' | 'dice' | 'ghost' | 'haunting' | 'exorcism' | 'death' | 'victory' | 'defeat';

type Voice = (audio: BaseAudioContext, out: AudioNode, at: number) => void;

interface Tone {
  pitch: number;
  to?: number; // glides there
  wait?: number;
  long: number;
  loud: number;
  wave?: OscillatorType;
}

function tone(
  audio: BaseAudioContext,
  out: AudioNode,
  at: number,
  { pitch, to, wait = 0, long, loud, wave }: Tone,
): void {
  const [start, end] = [at + wait, at + wait + long];
  const source = audio.createOscillator();
  const level = audio.createGain();
  source.type = wave ?? 'sine';
  source.frequency.setValueAtTime(pitch, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, end);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.03, long / 4));
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(level).connect(out);
  source.start(start);
  source.stop(end + 0.05);
}

/** A breath of noise around `pitch`: paper, wind, rattling bone. */
function rush(audio: BaseAudioContext, out: AudioNode, at: number, { pitch, to, wait = 0, long, loud }: Tone): void {
  const [start, end] = [at + wait, at + wait + long];
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const level = audio.createGain();
  source.buffer = noise;
  band.type = 'bandpass';
  band.frequency.setValueAtTime(pitch, start);
  if (to) band.frequency.exponentialRampToValueAtTime(to, end);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, long / 4));
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(band).connect(level).connect(out);
  source.start(start);
  source.stop(end);
}

export const VOICES: Record<Sound, Voice> = {
  /** Two soft strokes of a bell. */
  turn: (audio, out, at) => {
    tone(audio, out, at, { pitch: 659.3, long: 0.9, loud: 0.3 });
    tone(audio, out, at, { pitch: 493.9, wait: 0.22, long: 1, loud: 0.3 });
  },
  /** Paper on a wooden table. */
  card: (audio, out, at) => {
    rush(audio, out, at, { pitch: 2600, to: 900, long: 0.12, loud: 0.5 });
    tone(audio, out, at, { pitch: 140, to: 90, wait: 0.08, long: 0.1, loud: 0.3, wave: 'triangle' });
  },
  /** Dice that fall, roll and come to rest. */
  dice: (audio, out, at) => {
    [0, 0.09, 0.16, 0.27, 0.35, 0.41].forEach((wait, n) => {
      rush(audio, out, at, { pitch: 1500 + 230 * (n % 3), wait, long: 0.05, loud: 0.7 - 0.09 * n });
      tone(audio, out, at, { pitch: 420 - 30 * n, wait, long: 0.05, loud: 0.12, wave: 'triangle' });
    });
  },
  /** A breath from somewhere else. */
  ghost: (audio, out, at) => {
    rush(audio, out, at, { pitch: 320, to: 760, long: 0.9, loud: 0.35 });
    tone(audio, out, at, { pitch: 196, to: 233, long: 0.9, loud: 0.14 });
    tone(audio, out, at, { pitch: 208, to: 196, long: 0.9, loud: 0.1 });
  },
  /** A house gives way. */
  haunting: (audio, out, at) => {
    tone(audio, out, at, { pitch: 98, to: 49, long: 1.2, loud: 0.5, wave: 'triangle' });
    tone(audio, out, at, { pitch: 103.8, to: 55, long: 1.2, loud: 0.25, wave: 'sawtooth' });
    rush(audio, out, at, { pitch: 260, to: 90, long: 1, loud: 0.5 });
  },
  /** A gong, and what was here is gone. */
  exorcism: (audio, out, at) => {
    [220, 331, 447, 562].forEach((pitch, n) =>
      tone(audio, out, at, { pitch, long: 1.6 - 0.2 * n, loud: 0.22 / (n + 1) }),
    );
    rush(audio, out, at, { pitch: 800, to: 4200, wait: 0.1, long: 0.7, loud: 0.2 });
  },
  /** One low stroke, and the tone that falls. */
  death: (audio, out, at) => {
    tone(audio, out, at, { pitch: 65.4, long: 1.8, loud: 0.6, wave: 'triangle' });
    tone(audio, out, at, { pitch: 311.1, to: 155.6, wait: 0.15, long: 1.3, loud: 0.14 });
  },
  /** Up into the morning. */
  victory: (audio, out, at) =>
    [261.6, 329.6, 392, 523.3, 659.3].forEach((pitch, n) =>
      tone(audio, out, at, { pitch, wait: 0.16 * n, long: 1.4, loud: 0.2, wave: 'triangle' }),
    ),
  /** Down into the night. */
  defeat: (audio, out, at) =>
    [311.1, 261.6, 207.7, 155.6].forEach((pitch, n) =>
      tone(audio, out, at, { pitch, wait: 0.28 * n, long: 1.6, loud: 0.22, wave: 'triangle' }),
    ),
};
