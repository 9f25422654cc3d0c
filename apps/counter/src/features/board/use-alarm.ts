import { type AlarmStage, alarmStage } from '@comanda/domain/counter/accept-alarm.ts';
import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { useEffect, useRef, useState } from 'react';

/** Returns the loudest alarm of the new orders at `now` (milliseconds of the server's clock); null: nothing waits. */
export function alarmOf(cards: readonly BoardCard[], now: number): AlarmStage | null {
  const stages = cards.flatMap(({ alarm }) =>
    alarm === null
      ? []
      : alarmStage(
          {
            since: Date.parse(alarm.since),
            louderAt: Date.parse(alarm.louderAt),
            mailAt: Date.parse(alarm.mailAt),
            cancelAt: null,
          },
          now,
        ),
  );
  if (stages.length === 0) return null;
  if (stages.includes('mailed')) return 'mailed';
  return stages.includes('louder') ? 'louder' : 'ringing';
}

const volumes: Record<AlarmStage, number> = { ringing: 0.2, louder: 0.6, mailed: 1 };
const repeatMs = 2_500;

/**
 * Rings until nobody waits. Browsers keep a page silent until somebody touches it: `isSounding` false says that the sound is off.
 * docs/rules/counter-board.md#alarm-of-a-new-order.
 */
export function useAlarm(stage: AlarmStage | null): { isSounding: boolean; toggle: () => void } {
  const audio = useRef<AudioContext | null>(null);
  const [isSounding, setSounding] = useState(false);
  useEffect(() => {
    if (stage === null || !isSounding) return;
    const ring = () => audio.current && beep(audio.current, volumes[stage]);
    ring();
    const timer = setInterval(ring, repeatMs);
    return () => clearInterval(timer);
  }, [stage, isSounding]);
  const toggle = () => {
    audio.current ??= new AudioContext();
    void audio.current.resume();
    setSounding((on) => !on);
  };
  return { isSounding, toggle };
}

/** Two tones, so that it is heard over an extractor. */
function beep(audio: AudioContext, volume: number): void {
  for (const [frequency, at] of [
    [880, 0],
    [1_175, 0.18],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + at;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}
