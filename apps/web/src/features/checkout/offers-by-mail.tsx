import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Checkbox } from '@comanda/ui/choice.tsx';
import type { FormValues } from './form-values.ts';

/**
 * The consent to offers by mail, a choice of its own beside the terms (not preselected where the
 * law forbids it). docs/rules/checkout.md#offers-by-mail.
 */
export function OffersByMail() {
  const words = useTextsOf(checkoutTexts);
  const { control } = useFormContext<FormValues>();
  return (
    <Controller
      control={control}
      name="emailSubscription"
      render={({ field }) => (
        <Checkbox side="left" checked={field.value} onChange={field.onChange}>
          {words.emailSubscription}
        </Checkbox>
      )}
    />
  );
}
