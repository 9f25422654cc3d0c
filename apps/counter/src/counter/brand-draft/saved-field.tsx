import { MoneyField, TextField } from './field-parts.tsx';
import { useTypedValue } from './use-typed-value.ts';

type Props = {
  label: string;
  value: string;
  /** The text about a value that is not accepted. */
  problem: string;
  accepts: (typed: string) => boolean;
  save: (typed: string) => void;
  hint?: string;
  placeholder?: string;
  lines?: number;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'decimal' | 'numeric';
  /** An amount, with the symbol of the country. */
  isMoney?: boolean;
};

/** A field that saves to the draft by itself; a wrong value is named and not saved. */
export function SavedField({ value, accepts, save, problem, isMoney = false, ...rest }: Props) {
  const { shown, isWrong, type, leave } = useTypedValue({
    value,
    accepts: (typed) => accepts(typed.trim()),
    save: (typed) => save(typed.trim()),
  });
  const Kind = isMoney ? MoneyField : TextField;
  return (
    <Kind
      {...rest}
      value={shown}
      problem={isWrong ? problem : undefined}
      onChange={type}
      onLeave={leave}
    />
  );
}
