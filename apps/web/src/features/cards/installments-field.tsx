import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Field } from '@comanda/ui/field.tsx';
import { useId } from 'react';
import { useStore } from 'zustand';
import { cardChoice, chooseInstallments, installmentsOf } from '../../shop/cards/card-choice.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/**
 * The number of payments, of those that the brand offers. Renders nothing where one payment is the
 * only way. docs/rules/payments.md#installments.
 */
export function InstallmentsField({ method }: { method: PaymentMethodName }) {
  const words = useTextsOf(cardsTexts);
  const { installments } = useSettings().payments;
  const session = useSession();
  const payer = session?.role === 'user' ? session.userId : null;
  const chosen = useStore(cardChoice, (choice) => installmentsOf(choice, payer));
  const id = useId();
  if (!paymentMethods[method].takesInstallments || installments.length === 0) return null;
  return (
    <Field id={id} label={words.installments}>
      <select
        value={chosen}
        onChange={(event) => chooseInstallments(payer, Number(event.target.value))}
      >
        <option value={1}>{words.installmentsOne}</option>
        {installments.map((count) => (
          <option key={count} value={count}>
            {words.installmentsOf(count)}
          </option>
        ))}
      </select>
    </Field>
  );
}
