import type { Reading } from '@comanda/client/use-reading.ts';
import type { getCounterDishes } from '@comanda/contract/counter/store-now.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { groupBy } from '@comanda/domain/group-by.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { useDeferredValue, useState } from 'react';
import { DishRow } from './dish-row.tsx';
import { Card } from '../../counter/card.tsx';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { SearchField } from '../../counter/search-field.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import type { Dish, StoreNow } from './store-now.ts';
import css from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';

type Props = {
  now: StoreNow;
  reading: Reading<AnswerOf<typeof getCounterDishes>>;
  reload: () => Promise<void>;
};

/**
 * Every dish and option with one-tap sold out: folded by category, and found by name.
 * docs/rules/counter-store.md#dishes-by-category.
 */
export function DishesCard({ now, reading, reload }: Props) {
  const { dishes } = useStoreTexts();
  const { value } = reading;
  const [typed, setTyped] = useState('');
  const [onlyOff, setOnlyOff] = useState(false);
  const wanted = foldAccents(useDeferredValue(typed));
  const all = value?.items ?? [];
  const off = all.filter(isOff);
  const shown = (onlyOff ? off : all).filter((dish) => matches(dish, wanted));
  const isFolded = !onlyOff && wanted === '';
  const readAll = async (): Promise<void> => {
    await Promise.all([reading.reload(), reload()]);
  };
  return (
    <Card id="store-dishes" title={dishes.title}>
      <SearchField label={dishes.search} value={typed} onType={setTyped} />
      <SoldOutFilter count={off.length} isOn={onlyOff} onChange={setOnlyOff} />
      <ReadingState reading={reading} />
      {value !== null && shown.length === 0 && (
        <p className={css.empty}>{onlyOff && wanted === '' ? dishes.noneSoldOut : dishes.none}</p>
      )}
      {isFolded ? (
        <DishGroups dishes={shown} now={now} reload={readAll} />
      ) : (
        <DishRows dishes={shown} now={now} reload={readAll} />
      )}
    </Card>
  );
}

type RowsProps = { dishes: readonly Dish[]; now: StoreNow; reload: () => Promise<void> };

/** The dishes under their category or question, each of which opens with one tap. */
function DishGroups({ dishes, now, reload }: RowsProps) {
  return [...groupBy(dishes, ({ kind, group }) => `${kind} ${group}`)].map(([key, inGroup]) => (
    <details key={key} className={css.fold}>
      <summary>
        <b>{inGroup[0]?.group}</b>
        <span>{inGroup.length}</span>
      </summary>
      <DishRows dishes={inGroup} now={now} reload={reload} />
    </details>
  ));
}

function DishRows({ dishes, now, reload }: RowsProps) {
  return (
    <ul className={css.rows}>
      {dishes.map((dish) => (
        <DishRow key={`${dish.kind} ${dish.id}`} dish={dish} now={now} reload={reload} />
      ))}
    </ul>
  );
}

type FilterProps = { count: number; isOn: boolean; onChange: (isOn: boolean) => void };

function SoldOutFilter({ count, isOn, onChange }: FilterProps) {
  const { dishes } = useStoreTexts();
  return (
    <div className={css.lengths} role="group" aria-labelledby="store-dishes">
      <ChoiceChip isOn={!isOn} onPress={() => onChange(false)} text={dishes.all} />
      <ChoiceChip
        isOn={isOn}
        onPress={() => onChange(true)}
        text={`${dishes.soldOut} (${count})`}
      />
    </div>
  );
}

const isOff = ({ soldOut, stock }: Dish): boolean => soldOut !== null || stock === 0;
const matches = ({ name, group }: Dish, wanted: string): boolean =>
  wanted === '' || foldAccents(`${name} ${group}`).includes(wanted);
