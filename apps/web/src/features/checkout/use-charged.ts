import { add, minor, type Minor } from '@comanda/domain/money/money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { useFormContext } from 'react-hook-form';
import { useQuote } from '../../platform/use-quote.ts';
import type { FormValues } from './form-values.ts';

/** What will be charged: the quote's total and both tips, in minor units; the server's figure once it is here. */
export function useCharged(): Minor {
  const { quote, server } = useQuote();
  const { watch } = useFormContext<FormValues>();
  const [tip, storeTip] = watch(['tip', 'storeTip']);
  return chargedAmount(server?.total ?? quote?.total ?? add(), minor(tip), minor(storeTip));
}
