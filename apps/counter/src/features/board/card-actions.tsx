import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Button } from '@comanda/ui/button.tsx';
import type { ReactNode } from 'react';
import { GiveToRider, mayGetRider } from './give-to-rider.tsx';
import type { OrderActions } from './use-order-actions.ts';

export type Sheet = { kind: 'accept' | 'reject' | 'code'; card: BoardCard };
type Props = {
  card: BoardCard;
  texts: CounterBoardTexts;
  actions: OrderActions;
  /** The device is offline. */
  isOff: boolean;
  open: (sheet: Sheet) => void;
};

/** The buttons of a card, by its column; a cancelled order has one, which takes its card away. */
export function CardActions({ card, texts, actions, isOff, open }: Props) {
  const button = (verb: string, press: () => void, look: 'main' | 'soft' = 'main'): ReactNode => (
    <Button
      look={look}
      aria-label={`${verb}: ${card.number}`}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : press())}
    >
      {verb}
    </Button>
  );
  const reject = button(texts.reject, () => open({ kind: 'reject', card }), 'soft');
  if (card.ended !== null) return button(texts.ended.dismiss, () => actions.dismiss(card), 'soft');
  switch (card.column) {
    case 'new':
      return (
        <>
          {button(texts.accept, () => open({ kind: 'accept', card }))}
          {reject}
        </>
      );
    case 'kitchen':
      return (
        <>
          {button(texts.ready, () => actions.ready(card))}
          {button(
            card.startedAt === null ? texts.start : texts.unstart,
            () => actions.start(card),
            'soft',
          )}
        </>
      );
    case 'ready':
    case 'onTheWay':
      return (
        <>
          <GiveToRider card={card} texts={texts} />
          {button(
            handOverVerb(card, texts),
            () => (card.needsCode ? open({ kind: 'code', card }) : actions.send(card)),
            mayGetRider(card) || card.hasRiderProblem ? 'soft' : 'main',
          )}
        </>
      );
    case 'later':
      return reject;
  }
}

function handOverVerb({ column, dispatchMethod }: BoardCard, texts: CounterBoardTexts): string {
  if (column === 'onTheWay') return texts.delivered;
  return dispatchMethod === 'store_delivery' ? texts.toRider : texts.handOver;
}
