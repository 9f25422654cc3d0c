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
  /** The device is offline. */
  isOff: boolean;
  open: (sheet: Sheet) => void;
};

/** The buttons of a card, by its column; a cancelled order has one, which takes its card away. */
export function CardActions(props: Props) {
  const { card, texts, isOff } = props;
  // By its place, so that a button whose verb changes keeps the focus.
  const buttons = buttonsOf(props).map(({ verb, press, look = 'main' }, index) => (
    <Button
      key={index}
      look={look}
      data-look={look}
      aria-label={`${verb}: ${card.number}`}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : press())}
    >
      {verb}
    </Button>
  ));
  const isCooked = card.column === 'ready' || card.column === 'onTheWay';
  return (
    <>
      {isCooked && card.ended === null ? <GiveToRider card={card} texts={texts} /> : null}
      {buttons}
    </>
  );
}

type CardButton = { verb: string; press: () => void; look?: 'main' | 'soft' | 'danger' };

function buttonsOf({ card, texts, actions, open }: Props): readonly CardButton[] {
  if (card.ended !== null)
    return [{ verb: texts.ended.dismiss, press: () => actions.dismiss(card), look: 'soft' }];
  const reject: CardButton = {
    verb: texts.reject,
    press: () => open({ kind: 'reject', card }),
    look: 'danger',
  };
  switch (card.column) {
    case 'new':
      return [{ verb: texts.accept, press: () => open({ kind: 'accept', card }) }, reject];
    case 'kitchen': {
      const verb = card.startedAt === null ? texts.start : texts.unstart;
      return [
        { verb: texts.ready, press: () => actions.ready(card) },
        { verb, press: () => actions.start(card), look: 'soft' },
      ];
    }
    case 'ready':
    case 'onTheWay': {
      const press = () => (card.needsCode ? open({ kind: 'code', card }) : actions.send(card));
      const look = mayGetRider(card) || card.hasRiderProblem ? 'soft' : 'main';
      return [{ verb: handOverVerb(card, texts), press, look }];
    }
    case 'later':
      return [reject];
  }
}

function handOverVerb({ column, dispatchMethod }: BoardCard, texts: CounterBoardTexts): string {
  if (column === 'onTheWay') return texts.delivered;
  return dispatchMethod === 'store_delivery' ? texts.toRider : texts.handOver;
}
