import type { WaitingOrders } from '@comanda/contract/counter/waiting.ts';
import { type AlarmStage, alarmStage } from '@comanda/domain/counter/accept-alarm.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../../counter/app-context.ts';
import { ringNewOrder } from './board-sounds.ts';
import { holdRinging } from './hold-ringing.ts';

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

/**
 * Rings until nobody waits for an answer, in one tab of this device, and says the count in the
 * title of the page. docs/rules/counter-board.md#alarm-on-every-screen.
 */
export function useAlarm({ waiting, alarm }: WaitingOrders, title: string): void {
  const { sound } = useCounter();
  const canRing = useStore(sound.state, (state) => state.sound === 'on');
  useEffect(() => {
    if (alarm === null || !canRing) return;
    return holdRinging(() => ringNewOrder(sound, alarm), repeatMs);
  }, [sound, alarm, canRing]);
  useEffect(() => {
    if (waiting === 0) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [waiting, title]);
}
