import type { AlarmStage } from '@comanda/domain/counter/accept-alarm.ts';
import type { CounterSound } from '../../counter/counter-sound.ts';
import type { Tones } from '../../counter/play-tones.ts';

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

export const ringNewOrder = (sound: CounterSound, stage: AlarmStage): void =>
  sound.play(newOrder, volumes[stage]);

/** Once and softly: nobody has to answer it. */
export const ringAcceptedAlone = (sound: CounterSound): void =>
  sound.play(newOrder, volumes.ringing);

export const ringCancelledOrder = (sound: CounterSound): void =>
  sound.play(cancelledOrder, cancelledVolume);
