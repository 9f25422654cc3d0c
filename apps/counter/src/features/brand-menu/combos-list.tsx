import { textOf } from '@comanda/domain/draft/json.ts';
import { Button } from '@comanda/ui/button.tsx';
import css from '../../counter/brand-draft/back-office.module.css';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useMoney } from '../../counter/use-money.ts';
import { brandItems } from './brand-items.ts';
import { comboExample, comboFieldsOf } from './combo-form.ts';
import { combosOf } from './combos-of.ts';
import { isNamed, type ListProps } from './list-parts.ts';

/** The combos of the brand, with what the cheapest choice saves. */
export function CombosList({ editor, onEdit, wanted }: ListProps) {
  const { combo: texts, none } = useBrandTexts();
  const { country } = useCounter().page;
  const money = useMoney();
  const items = brandItems(editor.draft);
  const combos = combosOf(editor.draft);
  const shown = combos.filter((combo) => isNamed(combo, wanted));
  return (
    <>
      {combos.length === 0 && <p className={css.note}>{texts.none}</p>}
      {combos.length > 0 && shown.length === 0 && <p className={css.note}>{none}</p>}
      <ul className={css.rows}>
        {shown.map((combo) => {
          const example = comboExample(comboFieldsOf(combo, country), items, country);
          return (
            <li key={combo.id} className={css.row}>
              <button
                type="button"
                className={css.dish}
                onClick={() => onEdit({ kind: 'combo', id: combo.id })}
              >
                <span className={css.grow}>
                  <b>{textOf(combo, 'name')}</b>
                </span>
                {example !== null && (
                  <span className={css.price}>
                    <b>{texts.from(money(example.together))}</b>
                    <small>{texts.apart(money(example.apart))}</small>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {wanted === '' && (
        <div className={css.adds}>
          <Button look="soft" onClick={() => onEdit({ kind: 'combo', id: null })}>
            {texts.add}
          </Button>
        </div>
      )}
    </>
  );
}
