import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { useEffect, useState } from 'react';
import { useCounter } from '../counter/app-context.ts';
import { noNotice, noticeAfter } from '../counter/card-notice.ts';
import type { Tones } from '../counter/play-tones.ts';

const volume = 0.6;

/**
 * Plays a short sound once for each order that gets some news while the counter is open, and
 * returns the number of the last one; null: there was none, or its news is over. `cards`: those
 * with the news; null: no board has come yet.
 */
export function useCardNotice(cards: readonly BoardCard[] | null, tones: Tones): number | null {
  const { sound } = useCounter();
  const [told, setTold] = useState(noNotice);
  const next = cards === null ? told : noticeAfter(told, cards);
  if (next !== told) setTold(next);
  const { count, number } = next;
  useEffect(() => {
    if (count > 0) sound.play(tones, volume);
  }, [sound, tones, count]);
  return number;
}
