import { chooseDeliveryOption } from '@comanda/domain/checkout/delivery-option.ts';
import type { DeliveryOption } from '@comanda/domain/store/delivery-options.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { ChoiceList } from '@comanda/ui/choice.tsx';
import type { IconName } from '@comanda/ui/icons.tsx';
import { doorIcon, homeIcon } from '@comanda/ui/lazy-icons.ts';
import { useEffect } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import css from './checkout.module.css';
import { DispatchNote, useDispatchNote } from './dispatch-note.tsx';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';
import { useFieldProblem } from './use-checkout-form.ts';

const icons: Record<DeliveryOption, IconName> = {
  deliverDoor: doorIcon,
  waitOutside: 'user',
  leaveInDoor: homeIcon,
};

/**
 * The delivery options (at the door, waiting outside, left there), only for delivery. If another
 * store does not offer the chosen option, its first one is chosen.
 * docs/rules/checkout.md#delivery-option.
 */
export function DeliveryOptions() {
  const words = useTextsOf(checkoutTexts);
  const { control, getValues, setValue, watch } = useFormContext<FormValues>();
  const problem = useFieldProblem('deliveryOption');
  const note = useDispatchNote();
  const chosen = watch('deliveryOption');
  const store = useCurrentStore();
  const isDelivery = useShop((shop) => shop.place.choice.kind === 'delivery');
  useEffect(() => {
    if (isDelivery)
      setValue(
        'deliveryOption',
        chooseDeliveryOption(store.deliveryOptions, getValues('deliveryOption')),
      );
  }, [isDelivery, store, getValues, setValue]);
  if (!isDelivery) return null;
  return (
    <FoldRow
      fold="delivery"
      icon={chosen === null ? doorIcon : icons[chosen]}
      title={words.deliveryOptionTitle}
      value={chosen === null ? '' : words.deliveryOptions[chosen].label}
      note={note}
    >
      <Controller
        control={control}
        name="deliveryOption"
        render={({ field }) => (
          <ChoiceList
            name="deliveryOption"
            legend={words.deliveryOptionTitle}
            value={field.value}
            onChange={field.onChange}
            invalid={problem !== undefined}
            options={store.deliveryOptions.map((option) => ({
              value: option,
              label: words.deliveryOptions[option].label,
              hint: words.deliveryOptions[option].hint,
              icon: icons[option],
            }))}
          />
        )}
      />
      {problem === undefined ? null : <p className={css.bad}>{problem}</p>}
      <DispatchNote />
    </FoldRow>
  );
}
