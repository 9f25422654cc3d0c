import type { OfferedMethod, PaymentFlow } from '@comanda/domain/payment/methods.ts';
import type { ComponentType } from 'react';

/**
 * The parts of the payment section that belong to saved and typed cards. `savedCards`: above the lists of methods. `panels`: below the lists
 * while a method of the flow is chosen. null: the flow needs nothing there. A flow without a row does not compile.
 */
export type PaymentSlots = {
  savedCards: ComponentType<{ methods: readonly OfferedMethod[] }> | null;
  panels: Readonly<Record<PaymentFlow, ComponentType<{ method: OfferedMethod }> | null>>;
};
