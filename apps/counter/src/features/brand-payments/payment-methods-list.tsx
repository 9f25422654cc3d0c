import type { PaymentKeys } from '@comanda/contract/counter/payment-keys.ts';
import type { DraftEdit } from '@comanda/domain/draft/draft-edit.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { UntitledCard } from '../../counter/card.tsx';
import { FoldPart } from '../../counter/fold-part.tsx';
import { AssumedFacts } from './assumed-facts.tsx';
import css from './brand-payments.module.css';
import { KeyPart } from './key-part.tsx';
import { keyStateOf } from './key-state.ts';
import { nameOfSecret } from './name-of-secret.ts';
import { StoreSwitches } from './store-switches.tsx';
import { useBrandPaymentTexts } from './use-brand-payment-texts.ts';

type Props = {
  secrets: readonly PaymentKeys[];
  stores: readonly FileItem[];
  onSwitch: (edit: DraftEdit) => void;
  /** Keys were written or tried. */
  onChanged: () => void;
};

/** Each way to pay online with its keys, what is assumed of it, and the stores that take it. */
export function PaymentMethodsList({ secrets, stores, onSwitch, onChanged }: Props) {
  const texts = useBrandPaymentTexts();
  return (
    <UntitledCard label={texts.title}>
      <p className={backOffice.note}>{texts.lead}</p>
      <div className={css.secrets}>
        {secrets.map((keys) => (
          <FoldPart
            key={keys.secret}
            title={nameOfSecret(keys)}
            heading="h2"
            now={texts.states[keyStateOf(keys)]}
            className={css.secret}
          >
            <KeyPart keys={keys} onChanged={onChanged} />
            {keys.methods.map((method) => (
              <AssumedFacts key={method} keys={keys} method={method} />
            ))}
            {keys.methods.map((method) => (
              <StoreSwitches key={method} {...{ keys, method, stores, onSwitch }} />
            ))}
          </FoldPart>
        ))}
      </div>
    </UntitledCard>
  );
}
