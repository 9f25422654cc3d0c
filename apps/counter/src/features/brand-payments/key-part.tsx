import { type PaymentKeys, tryPaymentKeys } from '@comanda/contract/counter/payment-keys.ts';
import type { KeyTrialResult } from '@comanda/domain/payment/payment-keys.ts';
import { keyFieldName } from '@comanda/i18n/payment-key-names.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useWhen } from '../../counter/use-when.ts';
import css from './brand-payments.module.css';
import { keyStateOf } from './key-state.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { nameOfSecret } from './name-of-secret.ts';
import { useBrandPaymentTexts } from './use-brand-payment-texts.ts';

type Props = { keys: PaymentKeys; onChanged: () => void };

/** The keys of a secret as far as they are told, and the ways to write and to try them. */
export function KeyPart({ keys, onChanged }: Props) {
  const texts = useBrandPaymentTexts();
  const name = nameOfSecret(keys);
  const [isWriting, setWriting] = useState(false);
  const [tried, setTried] = useState<{ result: KeyTrialResult; wasWaiting: boolean } | null>(null);
  const { run, isBusy } = useCounterAction(tryPaymentKeys, {
    onDone: (answer) => {
      if (answer !== null) setTried({ result: answer.result, wasWaiting: keys.waiting !== null });
      onChanged();
    },
  });
  const isStored = keys.inUse !== null || keys.waiting !== null;
  return (
    <>
      <KeyState keys={keys} />
      {isStored && <StoredFields keys={keys} />}
      {tried !== null && <TrialNotice name={name} {...tried} />}
      {keys.isPossible && (
        <div className={css.actions}>
          <Button
            look="soft"
            aria-label={isStored ? texts.changeOf(name) : texts.writeOf(name)}
            onClick={() => setWriting(true)}
          >
            {isStored ? texts.change : texts.write}
          </Button>
          {isStored && keys.hasTrial && (
            <ActionButton
              look="quiet"
              label={texts.testOf(name)}
              isBusy={isBusy}
              onPress={() => void run({ params: { secret: keys.secret } })}
            >
              {texts.test}
            </ActionButton>
          )}
        </div>
      )}
      {isWriting && (
        <KeysDialog
          keys={keys}
          onClose={() => setWriting(false)}
          onStored={() => {
            setTried(null);
            setWriting(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}

function KeyState({ keys }: Pick<Props, 'keys'>) {
  const texts = useBrandPaymentTexts();
  const when = useWhen();
  const state = keyStateOf(keys);
  const worksSince = state === 'works' ? (keys.inUse?.worksSince ?? null) : null;
  const isUntried = state === 'saved';
  return (
    <div className={css.says} role="status">
      <p>
        <b>{texts.states[state]}</b>
      </p>
      <p className={backOffice.note}>
        {[
          texts.says[state](nameOfSecret(keys)),
          ...(worksSince === null ? [] : [texts.testedAt(when(worksSince))]),
          ...(isUntried ? [texts.firstPurchase] : []),
          ...(state === 'waiting' && keys.inUse !== null ? [texts.stillInUse] : []),
        ].join(' ')}
      </p>
    </div>
  );
}

/** Each field: when it was written, its end if that is told, and whether the trial shows it. */
function StoredFields({ keys }: Pick<Props, 'keys'>) {
  const texts = useBrandPaymentTexts();
  const when = useWhen();
  const savedAt = (keys.waiting ?? keys.inUse)?.savedAt ?? null;
  return (
    <dl className={css.fields}>
      {keys.fields.map(({ name, end, isTried, choices }) => {
        const facts = [
          savedAt === null ? texts.isSaved : texts.savedAt(when(savedAt)),
          ...(end === null || choices.length > 0 ? [] : [texts.endsWith(end)]),
        ];
        const isOpen = keys.hasTrial && !isTried && choices.length === 0;
        return (
          <div key={name}>
            <dt>{keyFieldName(name)}</dt>
            <dd>
              {facts.join(', ')}
              {isOpen && `. ${texts.firstPurchase}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Tried = { name: string; result: KeyTrialResult; wasWaiting: boolean };

/** The result of a trial that the state of the keys does not tell. */
function TrialNotice({ name, result, wasWaiting }: Tried) {
  const texts = useBrandPaymentTexts();
  switch (result) {
    case 'works':
      return null;
    case 'notTried':
      return (
        <Notice>
          <p>{texts.firstPurchase}</p>
        </Notice>
      );
    case 'noAnswer':
      return (
        <Notice>
          <p>{texts.noAnswer(name)}</p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="bad">
          <p>
            <b>{texts.refused(name)}</b> {wasWaiting ? texts.refusedWaiting : texts.refusedInUse}
          </p>
        </Notice>
      );
  }
}
