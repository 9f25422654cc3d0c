import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { toMajor } from '@comanda/domain/money/money.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { ModalAnswers, RequestOf } from '../../shop/modals/modal-request.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CardFields } from './card-fields.tsx';
import { cardErrorText } from './card-error-text.ts';
import css from './cards.module.css';
import { useBrandKushkiFields } from './use-kushki-fields.ts';

type Props = { request: RequestOf<'cardForm'>; frame: ModalFrame<ModalAnswers['cardForm']> };

/**
 * The card form of a payment: the provider's fields in a frame of another origin, which hands this page a token and nothing of the card. Each
 * press makes a new token, because a token works once. docs/rules/cards.md#card-typed-in-the-providers-frame.
 */
export function CardFormModal({ request: { total }, frame }: Props) {
  const { texts } = useApp();
  const words = useTextsOf(cardsTexts);
  const { country } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const fields = useBrandKushkiFields();
  const pay = async (): Promise<void> => {
    if (isReading) return;
    setReading(true);
    setProblem(null);
    const amount = toMajor(total, country.decimals);
    const made = await fields.makeToken({ use: 'payment', amount });
    setReading(false);
    if (made.ok) return frame.answer({ token: made.token });
    setProblem(cardErrorText(made.code, words));
  };
  return (
    <Dialog label={words.formTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.formTitle} lead={words.formLead} />
      <DialogBody>
        <CardFields fields={fields} />
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
          <Button wide aria-disabled={isReading} onClick={() => void pay()}>
            {isReading ? words.formReading : words.formPay(formatMoney(total, country))}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
