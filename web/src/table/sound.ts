/** Short wooden sounds made on the spot; silent unless somebody switched them on. */

export type Sound = 'pick' | 'move' | 'turn' | 'end';

/** Each knock: when it comes, how high it is, how loud. */
const KNOCKS: Record<Sound, readonly (readonly [number, number, number])[]> = {
  pick: [[0, 1150, 0.1]],
  move: [
    [0, 520, 0.3],
    [0.045, 410, 0.16],
  ],
  turn: [
    [0, 640, 0.22],
    [0.14, 860, 0.26],
  ],
  end: [
    [0, 520, 0.26],
    [0.16, 660, 0.26],
    [0.32, 880, 0.3],
  ],
};

let context: AudioContext | null = null;

/** Let one of the sounds be heard. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const [after, pitch, loud] of KNOCKS[sound]) knock(context, after, pitch, loud);
  } catch {
    context = null; // a device without sound plays on in silence
  }
}

/** A piece of wood set down on wood: two damped tones, the upper one gone at once. */
function knock(audio: AudioContext, after: number, pitch: number, loud: number): void {
  const start = audio.currentTime + 0.01 + after;
  for (const [times, share, length] of [
    [1, 1, 0.09],
    [2.71, 0.45, 0.035],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch * times, start);
    tone.frequency.exponentialRampToValueAtTime(pitch * times * 0.82, start + length);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud * share, start + 0.003);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}
