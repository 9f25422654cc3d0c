import { minor } from '@comanda/domain/money/money.ts';
import type { Authority, Observation, Reported } from '@comanda/domain/payment/observation.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { formMs } from './lifetimes.ts';
import type { Transaction } from './wire.ts';

/** What a transaction says about an attempt. Webpay names no currency: it is the commerce code's, `currency`. */
export function observe(said: Transaction, authority: Authority, at: number, currency: string): Observation {
  const digits = said.card_detail?.card_number?.slice(-4);
  const code = said.response_code;
  return {
    authority,
    reported: reportedBy(said, at),
    at,
    sum: { minor: minor(said.amount), currency },
    merchantRef: said.buy_order,
    ...returnedBy(said),
    ...(code == null || code === 0 ? {} : { declineCode: String(code) }),
    ...(said.authorization_code ? { authorisationCode: said.authorization_code } : {}),
    ...(digits === undefined ? {} : { cardLastDigits: digits }),
  };
}

/**
 * Approved if and only if the status is AUTHORIZED and the code 0. AUTHORIZED with another code contradicts itself, and CAPTURED belongs to
 * deferred capture, which we have no commerce code for: neither is believed. A failure without a code is one that no card was tried for: the
 * shopper cancelled, or let the form's time run out.
 */
function reportedBy({ status, response_code: code, balance, transaction_date: begun }: Transaction, at: number): Reported {
  switch (status) {
    case 'INITIALIZED':
      return 'pending';
    case 'AUTHORIZED':
      return code === 0 ? 'captured' : 'unknown';
    case 'FAILED':
      if (code != null) return 'declined';
      return begun != null && at - Date.parse(begun) >= formMs ? 'expired' : 'cancelled';
    case 'REVERSED':
    case 'NULLIFIED':
      return 'returned';
    case 'PARTIALLY_NULLIFIED':
      return balance == null ? 'unknown' : 'partlyReturned';
    case 'CAPTURED':
      return 'unknown';
    default:
      return unreachable(status);
  }
}

function returnedBy({ status, amount, balance }: Transaction): Pick<Observation, 'returned'> {
  if (status === 'REVERSED' || status === 'NULLIFIED') return { returned: minor(amount) };
  return status === 'PARTIALLY_NULLIFIED' && balance != null ? { returned: minor(amount - balance) } : {};
}
