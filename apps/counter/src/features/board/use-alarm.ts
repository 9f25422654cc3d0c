import { type AlarmStage, alarmStage } from '@comanda/domain/counter/accept-alarm.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../../counter/app-context.ts';
import { ringCancelledOrder, ringNewOrder } from './board-sounds.ts';

/**
 * Returns the loudest alarm of the new orders at `now` (milliseconds of the server's clock); null:
 * nothing waits.
 */
export function alarmOf(cards: readonly BoardCard[], now: number): AlarmStage | null {
  const stages = cards.flatMap(({ alarm }) =>
    alarm === null
      ? []
      : alarmStage(
          {
            since: instantOf(alarm.since),
            louderAt: instantOf(alarm.louderAt),
            mailAt: instantOf(alarm.mailAt),
            cancelAt: null,
          },
          now,
        ),
  );
  if (stages.length === 0) return null;
  if (stages.includes('mailed')) return 'mailed';
  return stages.includes('louder') ? 'louder' : 'ringing';
}

const repeatMs = 2_500;

export type BoardSound = { isSounding: boolean; toggle: () => void };

/**
 * Rings until nobody waits for an answer, and once for each order that is cancelled (`cancelled`:
 * their number so far). Browsers keep a page silent until somebody touches it: `isSounding` false
 * says that the sound is off. docs/rules/counter-board.md#alarm-of-a-new-order.
 */
export function useAlarm(stage: AlarmStage | null, cancelled: number): BoardSound {
  const { sound } = useCounter();
  const isSounding = useStore(sound.state, ({ isOn }) => isOn);
  useEffect(() => {
    if (stage === null || !isSounding) return;
    const ring = () => ringNewOrder(sound, stage);
    ring();
    const timer = setInterval(ring, repeatMs);
    return () => clearInterval(timer);
  }, [sound, stage, isSounding]);
  useEffect(() => {
    if (cancelled > 0) ringCancelledOrder(sound);
  }, [sound, cancelled]);
  return { isSounding, toggle: sound.toggle };
}
