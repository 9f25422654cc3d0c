import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import type { Sheet } from '../../features/board/card-actions.tsx';
import { MoreSheet } from '../../features/board/more-sheet.tsx';
import { AcceptSheet, RejectSheet } from '../../features/board/order-sheets.tsx';
import type { SoldOut } from '../../features/board/sold-out-offer.tsx';
import type { OrderActions } from '../../features/board/use-order-actions.ts';
import { HandOverSheet } from './hand-over-sheet.tsx';

type Props = {
  sheet: Sheet;
  texts: CounterBoardTexts;
  actions: OrderActions;
  waitMinutes: number;
  timeZone: string;
  /** The order was rejected because something is sold out. */
  onSoldOut: (order: SoldOut) => void;
  onClose: () => void;
};

/** The open sheet of an order. */
export function OrderSheet({
  sheet: { kind, card },
  texts,
  actions,
  waitMinutes,
  timeZone,
  onSoldOut,
  onClose,
}: Props) {
  const common = { card, texts, onClose };
  switch (kind) {
    case 'accept':
      return (
        <AcceptSheet
          {...common}
          waitMinutes={waitMinutes}
          onAccept={(minutes) => {
            actions.accept(card, minutes);
            onClose();
          }}
        />
      );
    case 'reject':
      return (
        <RejectSheet
          {...common}
          onReject={(reason) => {
            actions.reject(card, reason, (products) => {
              if (reason === 'soldOut' && products.length > 0)
                onSoldOut({ number: card.number, products });
            });
            onClose();
          }}
        />
      );
    case 'more':
      return <MoreSheet {...common} actions={actions} timeZone={timeZone} />;
    case 'code':
      return <HandOverSheet card={card} actions={actions} onClose={onClose} />;
  }
}
