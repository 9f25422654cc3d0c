import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { OfferedMethod } from '@comanda/domain/payment/methods.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { type ReactNode, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { FormValues } from './form-values.ts';
import type { PaymentSlots } from './payment-slots.ts';
import { MethodMark } from './payment-method-rows.tsx';
import { useChooseMethod } from './use-choose-method.ts';

/** Returns whether a method pays with a saved card. */
export const isCardMethod = (name: PaymentMethodName | null): boolean =>
  name !== null && isSavedCardMethod(name);

/** The chosen method in words; of a saved card, the card. */
export function MethodName({
  method,
  cards,
}: {
  method: OfferedMethod | undefined;
  cards: PaymentSlots['cards'];
}) {
  const words = useTextsOf(paymentsTexts);
  if (method === undefined) return words.none;
  const { label } = words.methods[method.name];
  return isCardMethod(method.name) ? (
    <Suspense fallback={label}>
      <cards.Name method={method.name} otherwise={label} />
    </Suspense>
  ) : (
    label
  );
}

/** The mark of the brand of the chosen saved card; until it is known, that of its method. */
export function ChosenCardMark({
  method,
  cards,
}: {
  method: OfferedMethod;
  cards: PaymentSlots['cards'];
}): ReactNode {
  const otherwise = <MethodMark method={method} />;
  return (
    <Suspense fallback={otherwise}>
      <cards.Mark method={method.name} otherwise={otherwise} />
    </Suspense>
  );
}

type CardSelectionProps = {
  cards: PaymentSlots['cards'];
  offered: readonly OfferedMethod[];
  lastUsed: PaymentMethodName | null;
};

/** Lets a saved card be selected, also while the section is folded. */
export function CardSelection({ cards, offered, lastUsed }: CardSelectionProps) {
  const { watch, formState } = useFormContext<FormValues>();
  const select = useChooseMethod('system');
  return (
    <Suspense fallback={null}>
      <cards.Selection
        offered={offered}
        chosen={watch('paymentMethod')}
        selectedFirst={formState.defaultValues?.paymentMethod ?? null}
        lastUsed={lastUsed}
        onSelect={select}
      />
    </Suspense>
  );
}
