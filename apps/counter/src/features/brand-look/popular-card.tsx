import { isJsonList, type Json } from '@comanda/domain/draft/json.ts';
import { maxPopularProducts } from '@comanda/domain/menu/popular-products.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useRef, useState } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { RowMoves } from '../../counter/brand-draft/row-moves.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { SearchField } from '../../counter/search-field.tsx';
import { useFocusAfterRemoval } from '../../counter/use-focus-after-removal.ts';
import type { MenuTargets } from './folder-menus.ts';
import { LookCard } from './look-card.tsx';
import css from './look.module.css';
import type { LookEditor } from './look-editor.ts';
import { useLookTexts } from './use-look-texts.ts';

type Props = { editor: LookEditor; targets: MenuTargets };

/** Found dishes that show at once. */
const shownFound = 6;

const idsOf = (value: Json | undefined): readonly number[] =>
  isJsonList(value) ? value.filter((each) => typeof each === 'number') : [];

/** The dishes that the shop shows as the most ordered ones until it has enough orders. */
export function PopularCard({ editor, targets }: Props) {
  const { popular: texts } = useLookTexts();
  const { form } = useBrandTexts();
  const ids = idsOf(editor.settings['popularProducts']);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, ids.length);
  const save = (next: readonly number[]): void =>
    editor.set({ popularProducts: next.length === 0 ? null : next });
  const nameOf = (id: number): string =>
    targets.dishes.find((dish) => dish.id === id)?.name ?? texts.gone;
  const move = (at: number, by: -1 | 1): void => {
    const next = ids.toSpliced(at, 1);
    const moved = ids[at];
    if (moved !== undefined) save(next.toSpliced(at + by, 0, moved));
  };
  return (
    <LookCard title={texts.title} now={texts.count(ids.length)}>
      <p className={css.lead}>{texts.lead}</p>
      <ul className={backOffice.rows} ref={list} tabIndex={-1} aria-label={texts.title}>
        {ids.map((id, at) => (
          <li key={id} className={`${backOffice.row} ${css.order}`}>
            <span className={backOffice.grow}>{nameOf(id)}</span>
            <RowMoves
              name={nameOf(id)}
              isFirst={at === 0}
              isLast={at === ids.length - 1}
              onMove={(by) => move(at, by)}
            />
            <Button
              look="link"
              aria-label={form.removeLong(nameOf(id))}
              onClick={() => save(ids.filter((each) => each !== id))}
            >
              {form.remove}
            </Button>
          </li>
        ))}
      </ul>
      {ids.length >= maxPopularProducts ? (
        <p className={css.lead}>{texts.full(maxPopularProducts)}</p>
      ) : (
        <FindDish
          dishes={targets.dishes.filter(({ id }) => !ids.includes(id))}
          onAdd={(id) => save([...ids, id])}
        />
      )}
    </LookCard>
  );
}

type FindProps = { dishes: MenuTargets['dishes']; onAdd: (id: number) => void };

/** Finds a dish by its name and adds it. */
function FindDish({ dishes, onAdd }: FindProps) {
  const { popular: texts } = useLookTexts();
  const [typed, setTyped] = useState('');
  const wanted = foldAccents(typed.trim());
  const found =
    wanted === ''
      ? []
      : dishes.filter(({ name }) => foldAccents(name).includes(wanted)).slice(0, shownFound);
  return (
    <>
      <SearchField label={texts.search} value={typed} onType={setTyped} />
      <p
        role="status"
        className={wanted !== '' && found.length === 0 ? css.lead : 'visually-hidden'}
      >
        {wanted === '' ? '' : found.length === 0 ? texts.none : texts.found(found.length)}
      </p>
      <ul className={css.found}>
        {found.map(({ id, name, category }) => (
          <li key={id} className={css.line}>
            <span className={css.words}>
              <b>{name}</b>
              <small>{category}</small>
            </span>
            <Button look="soft" aria-label={texts.addLong(name)} onClick={() => onAdd(id)}>
              {texts.add}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
