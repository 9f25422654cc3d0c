import { useAction } from '@comanda/client/use-action.ts';
import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { seeRemovalAnswer } from '@comanda/contract/counter/line-removals.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { isAnswerUnseen } from '@comanda/domain/line-removal/unseen-answer.ts';
import { useEffect, useRef } from 'react';

type Removal = NonNullable<BoardCard['removal']>;
type Order = { id: StoreId; orderId: OrderId };

const touches = ['pointerdown', 'keydown'] as const;

/**
 * Tells the server that staff has seen the answer: at once if the ticket was opened with it, and at
 * the next touch or key if it came while the ticket stood open, because nobody may stand before it.
 * A refusal says nothing: the answer stays marked until its ticket is opened again.
 * docs/rules/line-removals.md#answer-that-nobody-has-seen.
 */
export function useSeenAnswer({ id, orderId }: Order, removal: Removal, onSeen: () => void): void {
  const isUnseen = isAnswerUnseen(removal);
  const isOpenedWithIt = useRef(isUnseen);
  const { run } = useAction<unknown>(
    (call, _input, idempotencyKey) =>
      call(seeRemovalAnswer, {
        ...{ params: { id, orderId }, body: { removalId: removal.id }, idempotencyKey },
      }),
    { onDone: onSeen },
  );
  useEffect(() => {
    const isSeenAlready = isOpenedWithIt.current;
    isOpenedWithIt.current = false;
    if (!isUnseen) return;
    if (isSeenAlready) {
      void run();
      return;
    }
    const touched = new AbortController();
    const see = (): void => {
      touched.abort();
      void run();
    };
    for (const touch of touches) document.addEventListener(touch, see, { signal: touched.signal });
    return () => touched.abort();
  }, [isUnseen, removal.id, run]);
}
