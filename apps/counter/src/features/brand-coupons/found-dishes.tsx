import type { Minor } from '@comanda/domain/money/money.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { SearchField } from '../../counter/search-field.tsx';
import { useMoney } from '../../counter/use-money.ts';

type Dish = { id: number; name: string; price: Minor };
type Props = {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  dishes: readonly Dish[];
  onAdd: (id: number) => void;
};

const DishName = ({ name, price }: { name: string; price: string }) => (
  <span className={css.grow}>
    <b>{name}</b>
    <small>{price}</small>
  </span>
);

/** Found dishes that are offered at once: more of them are found by more letters. */
const offered = 6;

/** Finds dishes by their name, with their price, and adds one by a press. */
export function FoundDishes({ label, typed, onType, dishes, onAdd }: Props) {
  const { none } = useBrandTexts();
  const money = useMoney();
  const wanted = foldAccents(typed.trim());
  const found =
    wanted === '' ? [] : dishes.filter(({ name }) => foldAccents(name).includes(wanted));
  return (
    <>
      <SearchField label={label} value={typed} onType={onType} />
      {wanted !== '' && found.length === 0 && <p className={css.note}>{none}</p>}
      <ul className={css.rows}>
        {found.slice(0, offered).map(({ id, name, price }) => (
          <li key={id} className={css.row}>
            <button type="button" className={css.dish} onClick={() => onAdd(id)}>
              <DishName name={name} price={money(price)} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
