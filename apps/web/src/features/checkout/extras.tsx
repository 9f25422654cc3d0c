import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import type { CheckoutTexts } from '@comanda/i18n/es/checkout.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { useArea } from '../../platform/app-context.tsx';
import { Check } from '../../ui/choice.tsx';
import { cutleryIcon } from '../../ui/far-icons.ts';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';

/** Napkins and cutlery: asked always, given only on request. */
export function Extras() {
  const words = useArea(checkoutTexts);
  const { control, watch } = useFormContext<FormValues>();
  const [napkin, coverly] = watch(['napkin', 'coverly']);
  return (
    <FoldRow
      fold="extras"
      icon={cutleryIcon}
      title={words.extrasTitle}
      value={extrasWords(napkin, coverly, words)}
      isEmpty={!napkin && !coverly}
    >
      {(['napkin', 'coverly'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <Check checked={field.value} onChange={field.onChange}>
              {words[name]}
            </Check>
          )}
        />
      ))}
    </FoldRow>
  );
}

function extrasWords(napkin: boolean, coverly: boolean, words: CheckoutTexts): string {
  if (napkin && coverly) return words.extrasBoth;
  if (napkin) return words.napkinOnly;
  return coverly ? words.coverlyOnly : words.extrasNone;
}
