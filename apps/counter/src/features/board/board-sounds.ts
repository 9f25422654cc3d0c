import type { AlarmStage } from '@comanda/domain/counter/accept-alarm.ts';

/** The tones of one sound: frequency in hertz, start in seconds. */
type Tones = readonly (readonly [frequency: number, at: number])[];

/** Two rising tones, so that a new order is heard over an extractor. */
const newOrder: Tones = [
  [880, 0],
  [1_175, 0.18],
];
/** Three falling tones: nobody takes a cancelled order for a new one. */
const cancelledOrder: Tones = [
  [784, 0],
  [587, 0.22],
  [392, 0.44],
];

const volumes: Record<AlarmStage, number> = { ringing: 0.2, louder: 0.6, mailed: 1 };
const cancelledVolume = 0.6;
const toneSeconds = 0.3;

export const ringNewOrder = (audio: AudioContext, stage: AlarmStage): void =>
  play(audio, newOrder, volumes[stage]);

export const ringCancelledOrder = (audio: AudioContext): void =>
  play(audio, cancelledOrder, cancelledVolume);

function play(audio: AudioContext, tones: Tones, volume: number): void {
  for (const [frequency, at] of tones) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + at;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + toneSeconds);
  }
}
