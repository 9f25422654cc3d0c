import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { changeFor } from '@comanda/domain/payment/pay-on-delivery.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import type { FormValues } from './form-values.ts';
import { useCharge } from './use-charge.ts';

/** Returns the cash amount and the change: "Pagas con $20.000. Te damos $2.020 de vuelto." */
export function useCashText(): string {
  const words = useTextsOf(paymentsTexts);
  const { country } = useSettings();
  const { charged } = useCharge();
  const [isExact, typed] = useFormContext<FormValues>().watch(['cashIsExact', 'cashAmount']);
  const amount = parseMoney(typed, country);
  if (isExact || amount === null) return words.cashExact;
  const pays = words.cashWith(formatMoney(amount, country));
  const change = changeFor(amount, charged);
  return change > 0 ? `${pays}. ${words.cashChange(formatMoney(change, country))}` : pays;
}
