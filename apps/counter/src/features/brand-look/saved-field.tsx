import { TextField } from '../../counter/brand-draft/field-parts.tsx';
import { type Accepts } from './typed-values.ts';
import { useTypedValue } from './use-typed-value.ts';

type Props = {
  label: string;
  value: string;
  /** The text about a value that is not accepted. */
  problem: string;
  accepts: Accepts;
  save: (typed: string) => void;
  hint?: string;
  placeholder?: string;
  lines?: number;
  type?: 'text' | 'email' | 'tel';
};

/** A text field that saves to the draft by itself; a wrong value is named and not saved. */
export function SavedField({ value, accepts, save, problem, ...rest }: Props) {
  const { shown, isWrong, type, leave } = useTypedValue({
    value,
    accepts: (typed) => accepts(typed.trim()),
    save: (typed) => save(typed.trim()),
  });
  return (
    <TextField
      {...rest}
      value={shown}
      problem={isWrong ? problem : undefined}
      onChange={type}
      onLeave={leave}
    />
  );
}
