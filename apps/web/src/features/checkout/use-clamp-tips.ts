import { clampTips } from '@comanda/domain/checkout/clamp-tips.ts';
import { maxTip } from '@comanda/domain/checkout/tips.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useDispatchMethod } from '../../shop/place/use-dispatch-method.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { toTips } from './field-messages.ts';
import type { FormValues } from './form-values.ts';

/**
 * Lowers a tip that is too large for a reduced cart and notifies the shopper. While a line cannot
 * be bought the tips stay: the cart is about to change, and the line may return.
 * docs/rules/checkout.md#largest-tip.
 */
export function useClampTips(): void {
  const { toasts, page } = useApp();
  const words = useTextsOf(checkoutTexts);
  const { quote } = useQuote();
  const { getValues, setValue } = useFormContext<FormValues>();
  const most = quote === null || quote.unavailable.length > 0 ? null : maxTip(quote);
  const dispatch = useDispatchMethod();
  useEffect(() => {
    if (most === null) return;
    const [tip, storeTip] = getValues(['tip', 'storeTip']);
    const { tips, lowered } = clampTips(toTips({ tip, storeTip }), most, dispatch);
    if (lowered.length === 0) return;
    for (const field of lowered) setValue(field, tips[field]);
    const highestTip = formatMoney(most, page.settings.country);
    showToast(toasts, words.tipLowered({ count: lowered.length, most: highestTip }));
  }, [most, dispatch, getValues, setValue, toasts, words, page]);
}
