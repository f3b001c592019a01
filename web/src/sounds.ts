// Short sounds made on the spot: no files, nothing to load.

export type Sound = 'place' | 'card' | 'draw' | 'turn' | 'score' | 'end';

interface Note {
  at: number; // seconds after the beginning
  pitch: number; // hertz
  to?: number; // the pitch it slides to
  length: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (at: number, pitch: number, length = 0.5, loud = 0.12): Note => ({
  at, pitch, length, loud, shape: 'triangle',
});

const SOUNDS: Record<Sound, Note[]> = {
  place: [
    { at: 0, pitch: 150, to: 60, length: 0.16, loud: 0.4, shape: 'sine' },
    { at: 0, pitch: 900, to: 300, length: 0.04, loud: 0.08, shape: 'square' },
  ],
  card: [{ at: 0, pitch: 420, to: 180, length: 0.09, loud: 0.22, shape: 'triangle' }],
  draw: [{ at: 0, pitch: 240, to: 700, length: 0.13, loud: 0.12, shape: 'triangle' }],
  turn: [tone(0, 587), tone(0.13, 880)],
  score: [tone(0, 1047, 0.3, 0.07), tone(0.06, 1319, 0.3, 0.07)],
  end: [tone(0, 523), tone(0.16, 659), tone(0.32, 784), tone(0.48, 1047, 1.1)],
};

let context: AudioContext | null = null;

/** Browsers are silent until the page was touched once, and complain to whoever tries before. */
export function play(sound: Sound): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  if (context.state !== 'running') return;
  for (const note of SOUNDS[sound]) sing(context, note);
}

function sing(audio: AudioContext, { at, pitch, to, length, loud, shape }: Note): void {
  const begin = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const volume = new GainNode(audio, { gain: loud });
  if (to) voice.frequency.exponentialRampToValueAtTime(to, begin + length);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + length);
}
