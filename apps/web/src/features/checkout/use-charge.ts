import { countedTips, type Tips } from '@comanda/domain/checkout/tips.ts';
import { add, type Minor } from '@comanda/domain/money/money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { useFormContext } from 'react-hook-form';
import { useDispatchMethod } from '../../shop/place/use-dispatch-method.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { toTips } from './field-messages.ts';
import type { FormValues } from './form-values.ts';

/**
 * Returns amounts in minor units: the total without tips (the server's once it answered), the tips that apply to the dispatch method, and
 * the charged amount of both.
 */
export function useCharge(): { total: Minor; tips: Tips; charged: Minor } {
  const { quote, server } = useQuote();
  const { watch } = useFormContext<FormValues>();
  const [tip, storeTip] = watch(['tip', 'storeTip']);
  const dispatch = useDispatchMethod();
  const total = server?.total ?? quote?.total ?? add();
  const tips = countedTips(toTips({ tip, storeTip }), dispatch);
  return { total, tips, charged: chargedAmount(total, tips, dispatch) };
}
