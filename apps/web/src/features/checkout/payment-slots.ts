import type { PaymentFlow } from '@comanda/domain/payment/method-record.ts';
import type { OfferedMethod } from '@comanda/domain/payment/methods.ts';
import type { ComponentType } from 'react';
import type { CardSlots } from '../../shop/cards/card-slots.ts';

/**
 * The parts of the payment section that belong to saved and typed cards. `cards`: of saved cards,
 * loaded if the order may use such a method. `panels`: below the lists while a method of the flow
 * is chosen. null: the flow needs nothing there. A flow without a row does not compile.
 */
export type PaymentSlots = {
  cards: CardSlots;
  panels: Readonly<Record<PaymentFlow, ComponentType<{ method: OfferedMethod }> | null>>;
};
