import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { AnswerProblem } from '@comanda/domain/line-removal/answer-removal.ts';
import type { RemovalProblem } from '@comanda/domain/line-removal/check-removal.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';

/**
 * Returns the refusal of a proposal or of its answer; `reason` tells the screen what to do.
 * docs/rules/line-removals.md#units-taken-off-an-order.
 */
export function removalRefusal(
  reason: RemovalProblem | AnswerProblem,
  status: OrderStatus,
): Refusal {
  switch (reason) {
    case 'unknown':
      return refusalOf('NOT_FOUND');
    case 'unknownUnits':
      return refusalOf('INVALID_PARAMETER', { field: 'lines', reason });
    case 'tooLate':
    case 'isOpen':
    case 'tooMany':
    case 'isWhole':
    case 'changed':
    case 'notPaid':
    case 'substituteGone':
    case 'answered':
      return refusalOf('ORDER_NOT_REPROCESSABLE', { status, reason });
  }
}
