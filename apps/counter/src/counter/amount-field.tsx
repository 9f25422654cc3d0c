import type { Minor } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { Field } from '@comanda/ui/field.tsx';
import { useState } from 'react';
import { useCounter } from './app-context.ts';

/** `onChange` gets minor units; null: what is typed is no amount of the country's currency. */
type Props = {
  id: string;
  label: string;
  hint?: string | undefined;
  onChange: (amount: Minor | null) => void;
};

/** Asks for an amount, typed as the country writes it. docs/rules/limits.md#typed-money. */
export function AmountField({ id, label, hint, onChange }: Props) {
  const { country } = useCounter().page;
  const [typed, setTyped] = useState('');
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseMoney(target.value, country));
        }}
      />
    </Field>
  );
}
