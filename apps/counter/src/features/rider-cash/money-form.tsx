import type { Minor } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { settlementDifference } from '@comanda/domain/rider-cash/rider-settlement.ts';
import { Field } from '@comanda/ui/field.tsx';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useDifferenceText } from '../../counter/use-difference-text.ts';
import css from './rider-cash.module.css';

/** `toHandIn`: what the typed amount is compared with while it is typed, minor units. */
type Props = {
  label: string;
  action: string;
  toHandIn: Minor;
  isBusy: boolean;
  onSend: (handedIn: Minor) => void;
};

/** Asks for the cash that a rider handed in, and says at once whether some is missing. */
export function MoneyForm({ label, action, toHandIn, isBusy, onSend }: Props) {
  const { country } = useCounter().page;
  const differenceText = useDifferenceText();
  const [typed, setTyped] = useState('');
  const handedIn = parseMoney(typed, country);
  const difference = handedIn === null ? null : settlementDifference(handedIn, toHandIn);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (handedIn !== null && !isBusy) onSend(handedIn);
      }}
    >
      <Field
        id="handed-in"
        label={label}
        hint={difference === null ? undefined : differenceText(difference)}
      >
        <input
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <ActionButton wide isBusy={isBusy} isOff={handedIn === null}>
        {action}
      </ActionButton>
    </form>
  );
}
