import { lazyPart } from '@comanda/ui/lazy-part.ts';
import type { PaymentSlots } from '../../features/checkout/payment-slots.ts';

/**
 * The parts of saved and typed cards in the payment section; each is fetched with the first
 * checkout that may use it.
 */
export const paymentSlots: PaymentSlots = {
  cards: {
    Selection: lazyPart(
      () => import('../../features/cards/saved-card-selection.tsx'),
      'SavedCardSelection',
    ),
    Options: lazyPart(
      () => import('../../features/cards/saved-card-options.tsx'),
      'SavedCardOptions',
    ),
    Name: lazyPart(() => import('../../features/cards/chosen-card.tsx'), 'ChosenCardName'),
    Mark: lazyPart(() => import('../../features/cards/chosen-card.tsx'), 'ChosenCardMark'),
    PayText: lazyPart(() => import('../../features/cards/chosen-card.tsx'), 'PayWithChosenCard'),
  },
  panels: {
    onDelivery: null,
    redirect: null,
    qrOrLink: null,
    savedCard: null,
    cardToken: null,
    htmlForm: null,
  },
};
