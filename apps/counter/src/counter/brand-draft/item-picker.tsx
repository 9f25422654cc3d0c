import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { IconButton } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import css from './back-office.module.css';
import { useBrandTexts } from './use-brand-texts.ts';
import { SearchField } from '../search-field.tsx';

/** A dish or a category that can be chosen by its key. */
export type PickedItem = { key: string; kind: 'Product' | 'Category'; name: string };

type Props = {
  label: string;
  items: readonly PickedItem[];
  /** The keys of those that are chosen, in their order. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  problem?: string | undefined;
};

/** Found items that are offered at once: more of them are found by more letters. */
const offered = 6;

/** Chooses dishes and categories by their name. */
export function ItemPicker({ label, items, chosen, onChange, problem }: Props) {
  const { form: texts, none } = useBrandTexts();
  const [typed, setTyped] = useState('');
  const wanted = foldAccents(typed.trim());
  const found = items.filter(
    ({ key, name }) => !chosen.includes(key) && foldAccents(name).includes(wanted),
  );
  const add = (key: string): void => {
    onChange([...chosen, key]);
    setTyped('');
  };
  return (
    <div className={css.fields} role="group" aria-label={label}>
      <ul className={css.rows}>
        {chosen.map((key) => {
          const name = items.find((item) => item.key === key)?.name ?? '';
          return (
            <li key={key} className={css.optionRow}>
              <ItemName item={items.find((item) => item.key === key)} />
              <IconButton
                icon="close"
                label={texts.removeLong(name)}
                onClick={() => onChange(chosen.filter((each) => each !== key))}
              />
            </li>
          );
        })}
      </ul>
      {problem !== undefined && <p className={css.problem}>{problem}</p>}
      <SearchField label={label} value={typed} onType={setTyped} />
      {wanted !== '' && found.length === 0 && <p className={css.note}>{none}</p>}
      {wanted !== '' && (
        <ul className={css.rows}>
          {found.slice(0, offered).map((item) => (
            <li key={item.key} className={css.row}>
              <button type="button" className={css.dish} onClick={() => add(item.key)}>
                <ItemName item={item} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A category is told from a dish of the same name. */
function ItemName({ item }: { item: PickedItem | undefined }) {
  const { combo: texts } = useBrandTexts();
  return (
    <span className={css.grow}>
      <b>{item?.name ?? texts.gone}</b>
      {item?.kind === 'Category' && <small>{texts.anyOf}</small>}
    </span>
  );
}
