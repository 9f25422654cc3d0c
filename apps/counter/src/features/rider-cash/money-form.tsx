import type { Minor } from '@comanda/domain/money/money.ts';
import { settlementDifference } from '@comanda/domain/rider-cash/rider-settlement.ts';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { AmountField } from '../../counter/amount-field.tsx';
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
  const differenceText = useDifferenceText();
  const [handedIn, setHandedIn] = useState<Minor | null>(null);
  const difference = handedIn === null ? null : settlementDifference(handedIn, toHandIn);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (handedIn !== null && !isBusy) onSend(handedIn);
      }}
    >
      <AmountField
        id="handed-in"
        label={label}
        hint={difference === null ? undefined : differenceText(difference)}
        onChange={setHandedIn}
      />
      <ActionButton wide isBusy={isBusy} isOff={handedIn === null}>
        {action}
      </ActionButton>
    </form>
  );
}
