import { countedTips, type Tips } from '@comanda/domain/checkout/tips.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { chargedParts } from '@comanda/domain/price/charged-parts.ts';
import { type PricePart, totalOf } from '@comanda/domain/price/price-part.ts';
import { useFormContext } from 'react-hook-form';
import { useDispatchMethod } from '../../shop/place/use-dispatch-method.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { toTips } from './field-messages.ts';
import type { FormValues } from './form-values.ts';

/**
 * Returns the parts of the charged amount (the server's prices once it answered, then the tips),
 * the tips that apply to the dispatch method, and the charged amount; in minor units, zero without
 * a quote. `isFree`: the quote is known and leaves nothing to pay.
 */
export function useCharge(): {
  parts: readonly PricePart[];
  tips: Tips;
  charged: Minor;
  isFree: boolean;
} {
  const { quote } = useQuote();
  const { watch } = useFormContext<FormValues>();
  const [tip, storeTip] = watch(['tip', 'storeTip']);
  const dispatch = useDispatchMethod();
  const tips = countedTips(toTips({ tip, storeTip }), dispatch);
  const parts = chargedParts(quote?.parts ?? [], tips, dispatch);
  const charged = totalOf(parts);
  return { parts, tips, charged, isFree: quote !== null && isPaidAtOnce(charged) };
}
