import type { PaymentKeys } from '@comanda/contract/counter/payment-keys.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { shortMethods } from '@comanda/i18n/method-texts.ts';
import { assumedFactText } from '@comanda/i18n/payment-facts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { FoldPart } from '../../counter/fold-part.tsx';
import css from './brand-payments.module.css';
import { useBrandPaymentTexts } from './use-brand-payment-texts.ts';

type Props = { keys: PaymentKeys; method: PaymentMethodName };

/** The facts that are assumed about a method's money, folded into their number. */
export function AssumedFacts({ keys, method }: Props) {
  const { assumed: texts } = useBrandPaymentTexts();
  const ids = assumedIds(keys, method);
  if (ids.length === 0) return null;
  return (
    <FoldPart
      title={texts.title}
      heading="h3"
      now={texts.count(ids.length)}
      className={css.assumed}
    >
      <FactsList method={method} ids={ids} />
    </FoldPart>
  );
}

/** The facts of a method in plain sentences. */
export function FactsList({ method, ids }: Pick<Props, 'method'> & { ids: readonly string[] }) {
  const { assumed: texts } = useBrandPaymentTexts();
  const { locale } = useCounter().page.country;
  return (
    <>
      <p>{texts.lead(shortMethods[method])}</p>
      <ul className={css.facts}>
        {ids.map((id) => (
          <li key={id}>{assumedFactText(locale, method, id)}</li>
        ))}
      </ul>
    </>
  );
}

/** Returns the ids of the assumed facts about a method's money. */
export const assumedIds = ({ assumedFacts }: PaymentKeys, method: PaymentMethodName) =>
  assumedFacts.find((each) => each.method === method)?.ids ?? [];
