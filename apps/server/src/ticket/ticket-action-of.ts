import type { TicketAction } from '@comanda/contract/counter/ticket.ts';
import { cancelReasons } from '@comanda/domain/counter/cancel-reasons.ts';
import { refundReasons } from '@comanda/domain/counter/refund/refund-reasons.ts';
import { rejectReasons } from '@comanda/domain/counter/reject-reasons.ts';
import { ticketCopies } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { correctionReasons } from '@comanda/domain/order/correction.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { withoutCodeReasons } from '@comanda/domain/order/hand-over-code.ts';
import type { ActionOfOrder } from '../counter/actions-of-subject.rows.ts';

/**
 * Returns an entry of the audit list as the ticket shows it. A detail that another version stored
 * in another form is null.
 */
export function ticketActionOf({ at, kind, staffName, detail }: ActionOfOrder): TicketAction {
  const { readyAt, reason, withoutCode, amount, copy, number, isStarted, keepsMoney } = detail;
  return {
    ...{ at, kind, staffName },
    readyAt: typeof readyAt === 'string' ? readyAt : null,
    rejectReason: kind === 'order.reject' ? oneOf(rejectReasons, reason) : null,
    refundReason: kind === 'order.refund' ? oneOf(refundReasons, reason) : null,
    withoutCode: oneOf(withoutCodeReasons, withoutCode),
    amount: typeof amount === 'number' ? minor(amount) : null,
    copy: oneOf(ticketCopies, copy),
    copyNumber: typeof number === 'number' ? number : null,
    isStarted: typeof isStarted === 'boolean' ? isStarted : null,
    cancelReason: kind === 'order.cancel' ? oneOf(cancelReasons, reason) : null,
    isMoneyKept: typeof keepsMoney === 'boolean' ? keepsMoney : null,
    minutes: typeof detail['minutes'] === 'number' ? detail['minutes'] : null,
    correctionReason: kind === 'order.takeBack' ? oneOf(correctionReasons, reason) : null,
    movedTo: oneOf(orderStatuses, detail['to']),
  };
}

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | null =>
  known.find((each) => each === value) ?? null;
