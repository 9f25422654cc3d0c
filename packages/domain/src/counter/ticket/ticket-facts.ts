import type { LineParts } from '../../address/address-line.ts';
import type { Minor } from '../../money/money.ts';
import type { OrderStatus } from '../../order/order-status.ts';
import type { PaymentMethodName } from '../../payment/method-names.ts';
import type { PaymentStatus } from '../../payment/payment-status.ts';
import type { ItemisedAmounts } from '../../price/price-amounts.ts';
import type { DispatchMethod } from '../../store/store.ts';

/**
 * The facts of an order that a screen and a paper of the counter name. Instants are ISO, amounts
 * minor units. `toCollect`, `returned`, `due`: as the counter's ticket has them.
 */
export type TicketFacts = ItemisedAmounts & {
  readonly now: string;
  readonly timeZone: string;
  readonly status: OrderStatus;
  readonly dispatchMethod: DispatchMethod;
  readonly scheduledAt: string | null;
  readonly promisedAt: string | null;
  readonly napkin: boolean;
  readonly coverly: boolean;
  readonly dispatchNote: string;
  readonly address: (LineParts & { apartmentDetails: string; dispatchNote: string }) | null;
  readonly payment: {
    readonly method: PaymentMethodName;
    readonly status: PaymentStatus;
    readonly toCollect: Minor;
    readonly cashAmount: Minor | null;
    readonly change: Minor | null;
    readonly cardLastDigits: string | null;
    readonly returned: Minor;
    readonly due: Minor;
  };
};
