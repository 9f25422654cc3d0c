import { isPaymentMethodName, paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { listedMethods } from '@comanda/i18n/method-texts.ts';
import { MoneyField, ToggleChips } from '../../counter/brand-draft/field-parts.tsx';
import { StorePart } from './store-part.tsx';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';
import type { StoreForm } from './use-store-form.ts';

const nameOf = (method: string): string =>
  isPaymentMethodName(method) ? listedMethods[method].label : method;

/** The part about the ways to pay in this store, and the greatest amount of each. */
export function PaymentPart({ form: { fields, set, problems } }: { form: StoreForm }) {
  const { form: texts, wrong } = useBrandStoreTexts();
  const { methods, maxima } = fields;
  const problem = methods.length === 0 ? wrong.methods : wrong.amount;
  /** Those that were chosen before keep their order, which is that of the checkout. */
  const choose = (chosen: readonly string[]): void =>
    set({
      methods: [
        ...methods.filter((method) => chosen.includes(method)),
        ...chosen.filter((method) => !methods.includes(method)),
      ],
    });
  return (
    <StorePart
      title={texts.payment}
      now={texts.paymentCount(methods.length)}
      isWrong={problems.has('methods')}
    >
      <ToggleChips
        legend={texts.paymentChoose}
        options={paymentMethodNames.map((value) => ({ value, label: nameOf(value) }))}
        chosen={methods}
        problem={problems.has('methods') ? problem : undefined}
        onChange={choose}
      />
      {methods.map((method) => (
        <MoneyField
          key={method}
          label={texts.paymentMost(nameOf(method))}
          value={maxima[method] ?? ''}
          onChange={(most) => set({ maxima: { ...maxima, [method]: most } })}
        />
      ))}
    </StorePart>
  );
}
