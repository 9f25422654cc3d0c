import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { cvcDigits, isCvc } from '@comanda/domain/card/card-cvc.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { Cvc } from '@comanda/domain/payment/cvc.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { cardName } from '../../shop/cards/card-name.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './cards.module.css';
import { CodePlace } from './code-place.tsx';
import { useClearOnLeave } from './use-clear-on-leave.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    setCvc: {
      request: { card: SavedCardAnswer; /** The charged amount. */ total: Minor };
      answer: {
        /** The code exists in this answer alone: no request of a modal has it. */
        cvc: Cvc;
      };
    };
  }
}

/**
 * Asks for the security code of a saved card: as many digits as its brand has. The code lives in
 * this dialog until it is handed on once. docs/rules/payments.md#security-code.
 */
export function SetCvcModal({ request: { card, total }, frame }: ModalProps<'setCvc'>) {
  const { texts } = useApp();
  const words = useTextsOf(cardsTexts);
  const { country } = useSettings();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const digits = cvcDigits(card.brand);
  const side = digits === 4 ? 'front' : 'back';
  useClearOnLeave(() => setTyped(''));
  // The dialog asks for one thing, so its field has the focus.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isCvc(typed, card.brand))
      return setProblem(typed === '' ? words.cvcMissing : words.cvcWrong);
    const cvc = new Cvc(typed);
    setTyped('');
    frame.answer({ cvc });
  };
  return (
    <Dialog label={words.cvcTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.cvcTitle} lead={cardName(card, words)} />
      <form onSubmit={submit} noValidate autoComplete="off">
        <DialogBody>
          <div className={css.code}>
            <CodePlace side={side} />
            <Field id={id} label={words.cvc} hint={words.cvcHint[side]} problem={problem}>
              <input
                type="password"
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint="done"
                maxLength={digits}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value.replaceAll(/\D/g, ''));
                  setProblem(undefined);
                }}
              />
            </Field>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button wide type="submit">
            {words.formPay(formatMoney(total, country))}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
