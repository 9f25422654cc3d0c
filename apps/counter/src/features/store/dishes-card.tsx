import type { Reading } from '@comanda/client/use-reading.ts';
import type { getCounterDishes } from '@comanda/contract/counter/store-now.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { groupBy } from '@comanda/domain/group-by.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { useDeferredValue, useState } from 'react';
import { DishRow } from './dish-row.tsx';
import { Card } from '../../counter/card.tsx';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { FoldGroup } from '../../counter/fold-group.tsx';
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

/** The rows of the list while nobody searches. */
type View = 'dishes' | 'options' | 'soldOut';

/**
 * Every dish and option with one-tap sold out: folded by category, and found by name.
 * docs/rules/counter-store.md#dishes-by-category.
 */
export function DishesCard({ now, reading, reload }: Props) {
  const { dishes } = useStoreTexts();
  const { value } = reading;
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<View>('dishes');
  const wanted = foldAccents(useDeferredValue(typed));
  const all = value?.items ?? [];
  const shown = all.filter((dish) => matches(dish, wanted) && isInView(dish, view, wanted));
  const readAll = async (): Promise<void> => {
    await Promise.all([reading.reload(), reload()]);
  };
  const List = view === 'soldOut' || wanted !== '' ? DishRows : DishGroups;
  return (
    <Card id="store-dishes" title={dishes.title}>
      <SearchField label={dishes.search} value={typed} onType={setTyped} />
      <ViewChips soldOut={all.filter(isOff).length} view={view} onChange={setView} />
      <ReadingState reading={reading} />
      {value !== null && shown.length === 0 && (
        <p className={css.empty}>
          {view === 'soldOut' && wanted === '' ? dishes.noneSoldOut : dishes.none}
        </p>
      )}
      <List dishes={shown} now={now} reload={readAll} />
    </Card>
  );
}

type RowsProps = { dishes: readonly Dish[]; now: StoreNow; reload: () => Promise<void> };

/** The dishes under their category or question, each of which opens with one tap. */
function DishGroups({ dishes, now, reload }: RowsProps) {
  return (
    <div className={css.rows}>
      {[...groupBy(dishes, ({ kind, group }) => `${kind} ${group}`)].map(([key, inGroup]) => (
        <FoldGroup
          key={key}
          title={inGroup[0]?.group ?? ''}
          count={inGroup.length}
          mark={<SoldOutMark count={inGroup.filter(isOff).length} />}
        >
          <DishRows dishes={inGroup} now={now} reload={reload} isInGroup />
        </FoldGroup>
      ))}
    </div>
  );
}

/** A folded category says how much of it is sold out. */
function SoldOutMark({ count }: { count: number }) {
  const { dishes } = useStoreTexts();
  return count === 0 ? null : <span className={css.offMark}>{dishes.soldOutOf(count)}</span>;
}

function DishRows({ dishes, isInGroup = false, ...rest }: RowsProps & { isInGroup?: boolean }) {
  return (
    <ul className={css.rows}>
      {dishes.map((dish) => (
        <DishRow key={`${dish.kind} ${dish.id}`} dish={dish} showsGroup={!isInGroup} {...rest} />
      ))}
    </ul>
  );
}

type ChipsProps = { soldOut: number; view: View; onChange: (view: View) => void };

function ViewChips({ soldOut, view, onChange }: ChipsProps) {
  const { dishes } = useStoreTexts();
  const chips = [
    { of: 'dishes', text: dishes.dishes },
    { of: 'options', text: dishes.options },
    { of: 'soldOut', text: `${dishes.soldOut} (${soldOut})` },
  ] as const;
  return (
    <div className={css.lengths} role="group" aria-labelledby="store-dishes">
      {chips.map(({ of, text }) => (
        <ChoiceChip key={of} isOn={view === of} onPress={() => onChange(of)} text={text} />
      ))}
    </div>
  );
}

/** A search looks at dishes and options alike. */
function isInView(dish: Dish, view: View, wanted: string): boolean {
  switch (view) {
    case 'soldOut':
      return isOff(dish);
    case 'dishes':
      return wanted !== '' || dish.kind === 'product';
    case 'options':
      return wanted !== '' || dish.kind === 'modifier';
  }
}

const isOff = ({ soldOut, stock }: Dish): boolean => soldOut !== null || stock === 0;
const matches = ({ name, group }: Dish, wanted: string): boolean =>
  wanted === '' || foldAccents(`${name} ${group}`).includes(wanted);
