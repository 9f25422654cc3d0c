import type { RefundProblem } from '@comanda/domain/counter/refund/check-refund.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';

/**
 * Returns the refusal of a refund; `reason` tells the screen what to do.
 * docs/rules/counter-money.md#refund-by-staff.
 */
export function refundRefusal(reason: RefundProblem, status: OrderStatus): Refusal {
  switch (reason) {
    case 'wholeOnly':
      return refusalOf('OPERATION_NOT_SUPPORTED', { reason });
    case 'unknownUnits':
      return refusalOf('INVALID_PARAMETER', { field: 'lines', reason });
    case 'noAmount':
      return refusalOf('INVALID_PARAMETER', { field: 'amount', reason });
    case 'notPaid':
    case 'cannotEnd':
    case 'moreThanLeft':
    case 'isWhole':
    case 'changed':
      return refusalOf('ORDER_NOT_REPROCESSABLE', { status, reason });
  }
}
