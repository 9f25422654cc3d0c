import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { minor, type Minor } from '@comanda/domain/money/money.ts';
import { exampleAmount, parseMoney } from '@comanda/domain/money/parse-money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { type SyntheticEvent, useId, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    addTip: {
      request: { to: 'driver' | 'store'; amount: number; most: number };
      answer: {
        /** Minor units; 0 takes the tip away. */
        amount: Minor;
      };
    };
  }
}

/**
 * The dialog of a free tip amount for the rider or the kitchen. Empty or 0 removes the tip.
 * docs/rules/checkout.md#largest-tip.
 */
export function AddTipModal({ request, frame }: ModalProps<'addTip'>) {
  const { texts, page } = useApp();
  const words = useTextsOf(checkoutTexts);
  const fields = useTextsOf(fieldsTexts);
  const { country } = page.settings;
  const id = useId();
  const [typed, setTyped] = useState(
    request.amount === 0 ? '' : formatMoney(minor(request.amount), country),
  );
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const title = request.to === 'driver' ? words.tipTitle : words.storeTipTitle;
  const highest = minor(request.most);
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    const amount = typed.trim() === '' ? minor(0) : parseMoney(typed, country);
    if (amount === null)
      return setProblem(fields.noAmount(formatMoney(exampleAmount(country), country)));
    if (amount > highest) return setProblem(fields.tooMuchTip(formatMoney(highest, country)));
    frame.answer({ amount });
  };
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} lead={words.tipHintFree} />
      <form onSubmit={save} noValidate>
        <DialogBody>
          <Field id={id} label={words.tipAmount} problem={problem}>
            <input
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              value={typed}
              placeholder={formatMoney(minor(0), country)}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(undefined);
              }}
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button wide type="submit">
            {texts.common.save}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
