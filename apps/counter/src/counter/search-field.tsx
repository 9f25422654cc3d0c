import { Icon } from '@comanda/ui/icons.tsx';
import css from './search-field.module.css';

type Props = { label: string; value: string; onType: (typed: string) => void };

/** A field that finds the rows of a list by their names. */
export function SearchField({ label, value, onType }: Props) {
  return (
    <label className={css.search}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
}
