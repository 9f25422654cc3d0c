import { textOf } from '@comanda/domain/draft/json.ts';
import type { FileCategory, FileItem } from '@comanda/domain/draft/menu-file.ts';
import { fromMajor, zero } from '@comanda/domain/money/money.ts';
import { isHidden } from '@comanda/domain/menu/hidden-items.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { Button } from '@comanda/ui/button.tsx';
import { memo, useDeferredValue, useState } from 'react';
import { UntitledCard } from '../../counter/card.tsx';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { DishThumb } from '../../counter/dish-thumb.tsx';
import { FoldGroup } from '../../counter/fold-group.tsx';
import { SearchField } from '../../counter/search-field.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useCounter } from '../../counter/app-context.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import { pictureUrl } from '../../counter/pictures/picture-url.ts';
import { CombosList } from './combos-list.tsx';
import { foundIn } from './found-in.ts';
import { GroupsList } from './groups-list.tsx';
import { inOneWidth } from './in-one-width.ts';
import { SuggestionsList } from './suggestions-list.tsx';
import { type ItemMark, type ListProps, markOf, type PartProps } from './list-parts.ts';
import { neighbourAfterMove } from '../../counter/brand-draft/neighbour-after-move.ts';
import { numberOf } from './read-item.ts';
import { RowMoves } from '../../counter/brand-draft/row-moves.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';

/** The menu as it will be: its dishes, the library of options, combos or suggestions. */
export function MenuList({ editor, onEdit }: PartProps) {
  const texts = useBrandTexts();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<ListKind>('dishes');
  const [isSorting, setSorting] = useState(false);
  const wanted = foldAccents(useDeferredValue(typed).trim());
  const list = { editor, onEdit, isSorting: isSorting && wanted === '', wanted };
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
              onPress={() => setKind(each)}
            />
          ))}
        </div>
        {wanted === '' && (kind === 'dishes' || kind === 'options') && (
          <Button look="quiet" aria-pressed={isSorting} onClick={() => setSorting(!isSorting)}>
            {isSorting ? texts.sorted : texts.sort}
          </Button>
        )}
      </div>
      <ListOfKind kind={kind} list={list} />
    </UntitledCard>
  );
}

const listKinds = ['dishes', 'options', 'combos', 'suggestions'] as const;
type ListKind = (typeof listKinds)[number];

function ListOfKind({ kind, list }: { kind: ListKind; list: ListProps }) {
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

function Categories({ editor, onEdit, isSorting, wanted }: ListProps) {
  const texts = useBrandTexts();
  const { categories } = editor.file;
  if (categories.length === 0) return <EmptyMenu onEdit={onEdit} />;
  const { shown, hidden } =
    wanted === '' ? { shown: categories, hidden: 0 } : foundIn(categories, wanted);
  return (
    <>
      {shown.length === 0 && <p className={css.note}>{texts.none}</p>}
      <div>
        {shown.map((category, at) => (
          <CategoryGroup
            key={`${category.id} ${wanted === ''}`}
            {...{ category, editor, onEdit, isSorting }}
            startsOpen={wanted !== '' || at === 0}
          />
        ))}
      </div>
      {hidden > 0 && <p className={css.note}>{texts.moreFound(hidden)}</p>}
      {wanted === '' && (
        <div className={css.adds}>
          <Button look="soft" onClick={() => onEdit({ kind: 'category', id: null })}>
            {texts.addCategory}
          </Button>
          <Button look="quiet" onClick={() => onEdit({ kind: 'prices' })}>
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

type GroupProps = Omit<ListProps, 'wanted'> & { category: FileCategory; startsOpen: boolean };

function CategoryGroup({ category, editor, onEdit, isSorting, startsOpen }: GroupProps) {
  const texts = useBrandTexts();
  const name = textOf(category, 'name');
  const isOff = isHidden(category);
  const move = (id: number, by: -1 | 1): void => {
    const after = neighbourAfterMove(category.products, id, by);
    if (after !== undefined) editor.move(editor.item('products', id), category.id, after);
  };
  return (
    <FoldGroup
      title={name}
      count={category.products.length}
      startsOpen={startsOpen}
      mark={<CategoryMark category={category} editor={editor} />}
    >
      <div className={css.categoryBar}>
        <Button
          look="soft"
          aria-label={texts.addDishIn(name)}
          onClick={() => onEdit({ kind: 'dish', id: null, categoryId: category.id })}
        >
          {texts.addDish}
        </Button>
        <Button
          look="quiet"
          aria-label={texts.changeCategoryLong(name)}
          onClick={() => onEdit({ kind: 'category', id: category.id })}
        >
          {texts.changeCategory}
        </Button>
        {isSorting && <CategoryMoves category={category} editor={editor} />}
      </div>
      {category.products.length === 0 && <p className={css.note}>{texts.noDishes}</p>}
      <ul className={css.rows}>
        {category.products.map((dish, at) => (
          <li key={dish.id} className={css.row} data-hidden={isOff || isHidden(dish) || undefined}>
            <DishRow
              dish={dish}
              image={pictureUrl(editor.draft, textOf(dish, 'image') || null)}
              mark={markOf(editor, 'products', dish.id)}
              onEdit={() => onEdit({ kind: 'dish', id: dish.id, categoryId: category.id })}
            />
            {isSorting && (
              <RowMoves
                name={textOf(dish, 'name')}
                isFirst={at === 0}
                isLast={at === category.products.length - 1}
                onMove={(by) => move(dish.id, by)}
              />
            )}
          </li>
        ))}
      </ul>
    </FoldGroup>
  );
}

function CategoryMoves({ category, editor }: Pick<GroupProps, 'category' | 'editor'>) {
  const { categories } = editor.file;
  const at = categories.indexOf(category);
  const move = (by: -1 | 1): void => {
    const after = neighbourAfterMove(categories, category.id, by);
    if (after !== undefined) editor.move(editor.item('categories', category.id), null, after);
  };
  return (
    <RowMoves
      name={textOf(category, 'name')}
      isFirst={at === 0}
      isLast={at === categories.length - 1}
      onMove={move}
    />
  );
}

/** A folded category says that it is hidden, and that something in it waits to be published. */
function CategoryMark({ category, editor }: Pick<GroupProps, 'category' | 'editor'>) {
  const { marks, hidden } = useBrandTexts();
  const own = markOf(editor, 'categories', category.id);
  const isDrafted = category.products.some(({ id }) => markOf(editor, 'products', id) !== null);
  return (
    <>
      {isHidden(category) && <span className={css.edited}>{hidden}</span>}
      {(own !== null || isDrafted) && (
        <span className={css.drafted}>{marks[own ?? 'drafted']}</span>
      )}
    </>
  );
}

type RowProps = { dish: FileItem; image: string | null; mark: ItemMark; onEdit: () => void };

/** A dish as it will be once the draft is published. A touch anywhere on it opens its form. */
const DishRow = memo(
  function DishRow({ dish, image, mark, onEdit }: RowProps) {
    const texts = useBrandTexts();
    const money = useMoney();
    const { decimals } = useCounter().page.country;
    const amount = (field: string): string | null => {
      const value = numberOf(dish, field);
      return value === null ? null : money(fromMajor(value, decimals) ?? zero);
    };
    const offer = amount('discountPrice');
    const name = textOf(dish, 'name');
    return (
      <button type="button" className={css.dish} onClick={onEdit}>
        <DishThumb picture={image === null ? null : inOneWidth(image)} />
        <span className={css.grow}>
          <b>{name}</b>
          <span className={css.marks}>
            {isHidden(dish) && <span className={css.edited}>{texts.hidden}</span>}
            {mark !== null && <span className={css.drafted}>{texts.marks[mark]}</span>}
          </span>
        </span>
        <span className={css.price}>
          <b>{amount('price')}</b>
          {offer !== null && <small>{texts.offer(offer)}</small>}
        </span>
      </button>
    );
  },
  (one, other) => one.dish === other.dish && one.image === other.image && one.mark === other.mark,
);
