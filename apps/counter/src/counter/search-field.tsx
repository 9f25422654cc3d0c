import { Icon } from '@comanda/ui/icons.tsx';
import css from './search-field.module.css';

type Props = {
  label: string;
  value: string;
  onType: (typed: string) => void;
  /** A number of at most so many digits is searched. */
  digits?: number;
};

/** A field that finds the rows of a list by their names, or by a number. */
export function SearchField({ label, value, onType, digits }: Props) {
  const number = digits === undefined ? {} : { inputMode: 'numeric' as const, maxLength: digits };
  const type = (typed: string): void =>
    onType(digits === undefined ? typed : typed.replaceAll(/\D/gu, ''));
  return (
    <label className={css.search}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => type(target.value)}
        {...number}
      />
    </label>
  );
}
