import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { toMajor, type Minor } from '@comanda/domain/money/money.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CardFields } from './card-fields.tsx';
import { cardErrorText } from './card-error-text.ts';
import type { CardEntry } from './card-token.ts';
import css from './cards.module.css';
import { InstallmentsField } from './installments-field.tsx';
import { cardFormLead } from './card-form-lead.ts';
import { KeepCardChoice } from './keep-card-choice.tsx';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    cardForm: {
      request: {
        /** The charged amount. */
        total: Minor;
        /** A user may save the card with the payment. */
        storeSavesCards: boolean;
      };
      answer: {
        /** A token of one use of the typed card. */
        token: string;
        /** Its user wants to save the card, by the second token; null: none was made. */
        keep: boolean;
        storingToken: string | null;
      };
    };
  }
}

/**
 * The card form of a payment, which hands this page a token of the typed card. Each press makes a
 * new token, because a token works once; a card to keep is a second token. Another way to pay is
 * always one press away: the order stays. docs/rules/cards.md#card-typed-in-the-providers-frame.
 */
export function CardFormModal({
  request: { total, storeSavesCards },
  frame,
}: ModalProps<'cardForm'>) {
  const { texts } = useApp();
  const words = useTextsOf(cardsTexts);
  const payments = useTextsOf(paymentsTexts);
  const { country, payments: settings } = useSettings();
  const entry = useRef<CardEntry>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReady, setReady] = useState(false);
  const [isReading, setReading] = useState(false);
  const [keep, setKeep] = useState(false);
  const pay = async (): Promise<void> => {
    if (isReading || !isReady || entry.current === null) return;
    setReading(true);
    setProblem(null);
    const { makeToken } = entry.current;
    const made = await makeToken({ use: 'payment', amount: toMajor(total, country.decimals) });
    const storing = made.ok && keep ? await makeToken({ use: 'storing' }) : null;
    setReading(false);
    if (!made.ok) return setProblem(cardErrorText(made.code, words));
    frame.answer({ token: made.token, keep, storingToken: storing?.ok ? storing.token : null });
  };
  return (
    <Dialog label={words.formTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.formTitle} lead={cardFormLead(settings, words)} />
      <DialogBody>
        <div className={css.stack}>
          <CardFields
            entry={entry}
            onReady={setReady}
            onEdit={() => setProblem(null)}
            onSubmit={() => void pay()}
          />
          <InstallmentsField method="kushkiCard" />
          {storeSavesCards ? <KeepCardChoice keep={keep} onChange={setKeep} /> : null}
        </div>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
          <Button wide aria-disabled={isReading || !isReady} onClick={() => void pay()}>
            {isReading ? words.formReading : words.formPay(formatMoney(total, country))}
          </Button>
          <Button look="link" wide onClick={frame.close}>
            {payments.otherWay}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
