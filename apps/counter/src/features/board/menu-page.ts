import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CancelReason } from '@comanda/domain/counter/cancel-reasons.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import type { CardMenu } from './card-menu.ts';
import type { OrderActions } from './use-order-actions.ts';

/**
 * A page of the sheet of further actions. `reason`: a cancellation that waits for its confirmation.
 */
export type MenuPage =
  | { is: 'menu' | 'reasons' | 'noShow' | 'takeBack' }
  | { is: 'confirm'; reason: Exclude<CancelReason, 'noShow'> };

/** The props of each page of the sheet. */
export type PageProps = {
  card: BoardCard;
  texts: CounterBoardTexts;
  actions: OrderActions;
  menu: CardMenu;
  open: (page: MenuPage) => void;
  onClose: () => void;
};
