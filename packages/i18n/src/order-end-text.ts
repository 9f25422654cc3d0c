import type { EndDetail } from '@comanda/domain/order/end-detail.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import type { OrderEndWords } from './es/order-end.ts';

/** Why an order came to nothing. `detail`: the reason that staff chose; null: none is known. */
type EndFacts = {
  reason: EndReason;
  detail: EndDetail | null;
  dispatchMethod: DispatchMethod;
};

/**
 * Returns why an order came to nothing, in a sentence for its shopper: by the reason that staff
 * chose, else by who ended it. docs/rules/orders.md#reason-that-the-shopper-reads.
 */
export function orderEndText(
  { reason, detail, dispatchMethod }: EndFacts,
  { reasons, details, noShow }: OrderEndWords,
): string {
  if (detail === null || detail === 'other') return reasons[reason];
  return detail === 'noShow' ? noShow[dispatchMethod] : details[detail];
}
