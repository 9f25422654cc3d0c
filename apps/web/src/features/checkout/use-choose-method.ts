import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { changePaymentMethod } from '@comanda/domain/payment/change-payment-method.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { clearCardChoice } from '../../shop/cards/card-choice.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import type { FormValues } from './form-values.ts';

/**
 * Returns a function that changes the method, clears a saved card that another method does not use,
 * and resets the tips. If there was a tip, a toast notifies the shopper; `system`: the text says
 * that a time or a provider excluded the old method.
 * docs/rules/payments.md#reset-on-another-payment-method.
 */
export function useChooseMethod(by: 'shopper' | 'system'): (name: PaymentMethodName) => void {
  const { toasts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const { setValue, getValues } = useFormContext<FormValues>();
  return useCallback(
    (name) => {
      const { paymentMethod, tip, storeTip } = getValues();
      const before = {
        paymentMethod,
        cardId: null,
        cardToken: null,
        tip: minor(tip),
        storeTip: minor(storeTip),
      };
      const { fields, isTipReset } = changePaymentMethod(before, name);
      if (!isSavedCardMethod(name)) clearCardChoice();
      setValue('paymentMethod', name, { shouldValidate: by === 'shopper' });
      setValue('tip', fields.tip);
      setValue('storeTip', fields.storeTip);
      if (isTipReset) showToast(toasts, by === 'shopper' ? words.tipReset : words.tipResetByItself);
    },
    [by, toasts, words, getValues, setValue],
  );
}
