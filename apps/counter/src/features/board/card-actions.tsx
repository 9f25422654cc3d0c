import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Button } from '@comanda/ui/button.tsx';
import { GiveToRider, mayGetRider } from './give-to-rider.tsx';
import type { OrderActions } from './use-order-actions.ts';

export type Sheet = { kind: 'accept' | 'reject' | 'code'; card: BoardCard };
type Props = {
  card: BoardCard;
  texts: CounterBoardTexts;
  actions: OrderActions;
  open: (sheet: Sheet) => void;
};

/** The buttons of a card, by its column. */
export function CardActions({ card, texts, actions, open }: Props) {
  const named = (verb: string) => `${verb}: ${card.number}`;
  switch (card.column) {
    case 'new':
      return (
        <>
          <Button aria-label={named(texts.accept)} onClick={() => open({ kind: 'accept', card })}>
            {texts.accept}
          </Button>
          <Reject card={card} texts={texts} open={open} />
        </>
      );
    case 'kitchen':
      return (
        <>
          <Button aria-label={named(texts.ready)} onClick={() => actions.ready(card)}>
            {texts.ready}
          </Button>
          <Button look="soft" onClick={() => actions.start(card)}>
            {card.startedAt === null ? texts.start : texts.unstart}
          </Button>
        </>
      );
    case 'ready':
    case 'onTheWay': {
      const verb = handOverVerb(card, texts);
      const press = () => (card.needsCode ? open({ kind: 'code', card }) : actions.send(card));
      return (
        <>
          <GiveToRider card={card} texts={texts} />
          <Button
            look={mayGetRider(card) ? 'soft' : 'main'}
            aria-label={named(verb)}
            onClick={press}
          >
            {verb}
          </Button>
        </>
      );
    }
    case 'later':
      return <Reject card={card} texts={texts} open={open} />;
  }
}

function Reject({ card, texts, open }: Omit<Props, 'actions'>) {
  return (
    <Button
      look="soft"
      aria-label={`${texts.reject}: ${card.number}`}
      onClick={() => open({ kind: 'reject', card })}
    >
      {texts.reject}
    </Button>
  );
}

function handOverVerb({ column, dispatchMethod }: BoardCard, texts: CounterBoardTexts): string {
  if (column === 'onTheWay') return texts.delivered;
  return dispatchMethod === 'store_delivery' ? texts.toRider : texts.handOver;
}
