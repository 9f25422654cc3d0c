import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import type { CheckoutTexts } from '@comanda/i18n/es/checkout.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { cutleryIcon } from '@comanda/ui/lazy-icons.ts';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';

/** Napkins and cutlery: the form always asks, and the store gives them only on request. */
export function Extras() {
  const words = useTextsOf(checkoutTexts);
  const { control, watch } = useFormContext<FormValues>();
  const [napkin, coverly] = watch(['napkin', 'coverly']);
  return (
    <FoldRow
      fold="extras"
      icon={cutleryIcon}
      title={words.extrasTitle}
      value={extrasText(napkin, coverly, words)}
      isEmpty={!napkin && !coverly}
    >
      {(['napkin', 'coverly'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <Checkbox checked={field.value} onChange={field.onChange}>
              {words[name]}
            </Checkbox>
          )}
        />
      ))}
    </FoldRow>
  );
}

function extrasText(napkin: boolean, coverly: boolean, words: CheckoutTexts): string {
  if (napkin && coverly) return words.extrasBoth;
  if (napkin) return words.napkinOnly;
  return coverly ? words.coverlyOnly : words.extrasNone;
}
