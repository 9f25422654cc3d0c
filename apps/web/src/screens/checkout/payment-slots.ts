import { lazy } from 'react';
import type { PaymentSlots } from '../../features/checkout/payment-slots.ts';

/**
 * The parts of saved and typed cards in the payment section; each is fetched with the first
 * checkout that may use it.
 */
export const paymentSlots: PaymentSlots = {
  cards: {
    Selection: lazy(() =>
      import('../../features/cards/saved-card-selection.tsx').then((module) => ({
        default: module.SavedCardSelection,
      })),
    ),
    Options: lazy(() =>
      import('../../features/cards/saved-card-options.tsx').then((module) => ({
        default: module.SavedCardOptions,
      })),
    ),
    Name: lazy(() =>
      import('../../features/cards/chosen-card-name.tsx').then((module) => ({
        default: module.ChosenCardName,
      })),
    ),
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
