import { readWire } from '@comanda/client/api-answer.ts';
import { delay } from '@comanda/client/delay.ts';
import { readEvents } from '@comanda/client/event-stream.ts';
import { type Board, boardEventSchema, followBoard } from '@comanda/contract/counter/board.ts';
import { isLoggedOut } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { useEffect, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { withEvent } from './board-state.ts';

/** The last known board; `isLive` false: its stream is being opened again. */
export type LiveBoard = { board: Board | null; isLive: boolean };

const reopenMs = 2_000;
/** The server sends a heartbeat every 15 s. */
const silenceMs = 45_000;

/** Follows the board of a store while the screen is open. A lost stream is opened again. docs/rules/counter-board.md#live-board. */
export function useLiveBoard(storeId: StoreId): LiveBoard {
  const { api, page } = useCounter();
  const [live, setLive] = useState<LiveBoard>({ board: null, isLive: false });
  const { decimals } = page.country;
  useEffect(() => {
    const leaving = new AbortController();
    const read = async (): Promise<'again' | 'over'> => {
      const silence = new AbortController();
      const signal = AbortSignal.any([leaving.signal, silence.signal]);
      const stream = await api.open(followBoard, { params: { id: storeId }, signal });
      if (!stream.ok) return isLoggedOut(stream.error) ? 'over' : 'again';
      let timer = setTimeout(() => silence.abort(), silenceMs);
      const onBytes = () => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), silenceMs);
      };
      for await (const text of readEvents(stream.value, onBytes)) {
        const event = readWire(boardEventSchema, JSON.parse(text), decimals);
        if (event && !leaving.signal.aborted)
          setLive(({ board }) => ({ board: withEvent(board, event), isLive: true }));
      }
      clearTimeout(timer);
      return 'again';
    };
    void (async () => {
      while (!leaving.signal.aborted) {
        if ((await read().catch(() => 'again' as const)) === 'over') return;
        if (leaving.signal.aborted) return;
        setLive(({ board }) => ({ board, isLive: false }));
        await delay(reopenMs, leaving.signal);
      }
    })();
    return () => leaving.abort();
  }, [api, storeId, decimals]);
  return live;
}
