import { listFile, onlyItemId } from '@comanda/domain/draft/draft-edit.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { Button } from '@comanda/ui/button.tsx';
import css from '../../counter/brand-draft/back-office.module.css';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { SwitchTrack } from '../../counter/switch-track.tsx';
import { brandItems } from './brand-items.ts';
import { suggestionsOf } from './combos-of.ts';
import type { ListProps } from './list-parts.ts';

/** The dishes that are suggested with others, and whether they are shown before checkout. */
export function SuggestionsList({ editor, onEdit, wanted }: ListProps) {
  const { suggestion: texts, none } = useBrandTexts();
  const { beforeCheckout, rules } = suggestionsOf(editor.draft);
  const items = new Map(brandItems(editor.draft).map((item) => [item.key, item.name]));
  const names = (ids: unknown): string =>
    (Array.isArray(ids) ? ids : []).flatMap((id) => items.get(`Product-${id}`) ?? []).join(', ');
  const all = Object.entries(rules);
  const shown = all.filter(([key]) => foldAccents(items.get(key) ?? '').includes(wanted));
  const toggle = (): void =>
    editor.draft.add([
      {
        ...{ file: listFile('suggestions'), list: 'suggestions', id: onlyItemId, parent: null },
        ...{ op: 'set', field: 'beforeCheckout', value: !beforeCheckout },
      },
    ]);
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={beforeCheckout}
        className={css.dish}
        onClick={toggle}
      >
        <span className={css.grow}>
          <b>{texts.before}</b>
        </span>
        <SwitchTrack isOn={beforeCheckout} />
      </button>
      {all.length === 0 && <p className={css.note}>{texts.none}</p>}
      {all.length > 0 && shown.length === 0 && <p className={css.note}>{none}</p>}
      <ul className={css.rows}>
        {shown.map(([key, ids]) => {
          const title = texts.with(items.get(key) ?? '');
          return (
            <li key={key} className={css.row}>
              <button
                type="button"
                className={css.dish}
                onClick={() => onEdit({ kind: 'suggestion', key })}
              >
                <RowText title={title} detail={names(ids)} />
              </button>
            </li>
          );
        })}
      </ul>
      {wanted === '' && (
        <div className={css.adds}>
          <Button look="soft" onClick={() => onEdit({ kind: 'suggestion', key: null })}>
            {texts.add}
          </Button>
        </div>
      )}
    </>
  );
}

const RowText = ({ title, detail }: Record<'title' | 'detail', string>) => (
  <span className={css.grow}>
    <b>{title}</b>
    <small>{detail}</small>
  </span>
);
