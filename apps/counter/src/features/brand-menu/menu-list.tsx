import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useDeferredValue, useRef, useState } from 'react';
import { UntitledCard } from '../../counter/card.tsx';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { SearchField } from '../../counter/search-field.tsx';
import css from '../../counter/brand-draft/back-office.module.css';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { CategoryGroup } from './category-group.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { CombosList } from './combos-list.tsx';
import type { DishChoice } from './dish-choice.ts';
import { foundIn } from './found-in.ts';
import { GroupsList } from './groups-list.tsx';
import { SuggestionsList } from './suggestions-list.tsx';
import type { ListProps, PartProps } from './list-parts.ts';
import dragCss from './sort-by-drag.module.css';
import { useSortByDrag } from './use-sort-by-drag.ts';

type Props = PartProps & {
  /** The dishes that are chosen for one change; null: none is being chosen. */
  choice: DishChoice | null;
  onChoose: (isChoosing: boolean) => void;
};

/** The menu as it will be: its dishes, the library of options, combos or suggestions. */
export function MenuList({ editor, onEdit, choice, onChoose }: Props) {
  const texts = useBrandTexts();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<ListKind>('dishes');
  const [isSorting, setSorting] = useState(false);
  const wanted = foldAccents(useDeferredValue(typed).trim());
  const list = {
    ...{ editor, onEdit, wanted, choice },
    isSorting: isSorting && wanted === '' && choice === null,
  };
  return (
    <UntitledCard label={texts.title}>
      <p className={css.note}>{texts.lead}</p>
      <SearchField label={texts.search} value={typed} onType={setTyped} />
      <div className={css.bar}>
        <div className={css.chips} role="group" aria-label={texts.title}>
          {listKinds.map((each) => (
            <ChoiceChip
              key={each}
              isOn={kind === each}
              text={texts.kinds[each]}
              onPress={() => {
                setKind(each);
                onChoose(false);
              }}
            />
          ))}
        </div>
        {choice === null && kind === 'dishes' && editor.file.categories.length > 0 && (
          <Button look="quiet" onClick={() => onChoose(true)}>
            {texts.many.open}
          </Button>
        )}
        {choice === null && wanted === '' && (kind === 'dishes' || kind === 'options') && (
          <Button look="quiet" aria-pressed={isSorting} onClick={() => setSorting(!isSorting)}>
            {isSorting ? texts.sorted : texts.sort}
          </Button>
        )}
      </div>
      <ListOfKind kind={kind} list={list} />
      {choice !== null && kind === 'dishes' && (
        <ChoiceBar {...{ choice, editor, onEdit }} onEnd={() => onChoose(false)} />
      )}
    </UntitledCard>
  );
}

const listKinds = ['dishes', 'options', 'combos', 'suggestions'] as const;
type ListKind = (typeof listKinds)[number];

type DishListProps = ListProps & { choice: DishChoice | null };

function ListOfKind({ kind, list }: { kind: ListKind; list: DishListProps }) {
  switch (kind) {
    case 'dishes':
      return <Categories {...list} />;
    case 'options':
      return <GroupsList {...list} />;
    case 'combos':
      return <CombosList {...list} />;
    case 'suggestions':
      return <SuggestionsList {...list} />;
  }
}

function Categories({ editor, onEdit, isSorting, wanted, choice }: DishListProps) {
  const texts = useBrandTexts();
  const { categories } = editor.file;
  const groups = useRef<HTMLDivElement>(null);
  useSortByDrag(groups, isSorting, editor);
  if (categories.length === 0) return <EmptyMenu onEdit={onEdit} />;
  const { shown, hidden } =
    wanted === '' ? { shown: categories, hidden: 0 } : foundIn(categories, wanted);
  return (
    <>
      {shown.length === 0 && <p className={css.note}>{texts.none}</p>}
      {isSorting && <p className={css.note}>{texts.sortHint}</p>}
      <div ref={groups} className={isSorting ? dragCss.sorting : undefined}>
        {shown.map((category, at) => (
          <CategoryGroup
            key={`${category.id} ${wanted === ''}`}
            {...{ category, editor, onEdit, isSorting, choice }}
            startsOpen={wanted !== '' || at === 0}
          />
        ))}
      </div>
      {hidden > 0 && <p className={css.note}>{texts.moreFound(hidden)}</p>}
      {wanted === '' && choice === null && (
        <div className={css.adds}>
          <Button look="soft" onClick={() => onEdit({ kind: 'category', id: null })}>
            {texts.addCategory}
          </Button>
          <Button look="quiet" onClick={() => onEdit({ kind: 'prices', ids: null })}>
            {texts.prices.open}
          </Button>
          <Button look="quiet" onClick={() => onEdit({ kind: 'table' })}>
            {texts.table.open}
          </Button>
          <Button look="quiet" onClick={() => onEdit({ kind: 'archive' })}>
            {texts.archive.open}
          </Button>
        </div>
      )}
    </>
  );
}

function EmptyMenu({ onEdit }: Pick<PartProps, 'onEdit'>) {
  const texts = useBrandTexts();
  return (
    <div className={css.empty}>
      <h2>{texts.emptyTitle}</h2>
      <p>{texts.emptyText}</p>
      <Button onClick={() => onEdit({ kind: 'category', id: null })}>{texts.addCategory}</Button>
      <Button look="quiet" onClick={() => onEdit({ kind: 'table' })}>
        {texts.table.open}
      </Button>
      <Button look="link" onClick={() => onEdit({ kind: 'archive' })}>
        {texts.archive.open}
      </Button>
    </div>
  );
}
