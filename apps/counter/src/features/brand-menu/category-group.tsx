import { textOf } from '@comanda/domain/draft/json.ts';
import type { FileCategory, FileItem } from '@comanda/domain/draft/menu-file.ts';
import { isHidden } from '@comanda/domain/menu/hidden-items.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { useStore } from 'zustand';
import css from '../../counter/brand-draft/back-office.module.css';
import { neighbourAfterMove } from '../../counter/brand-draft/neighbour-after-move.ts';
import { RowMoves } from '../../counter/brand-draft/row-moves.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { FoldGroup } from '../../counter/fold-group.tsx';
import { pictureUrl } from '../../counter/pictures/picture-url.ts';
import { chooseAll, type DishChoice } from './dish-choice.ts';
import { ChoiceRow, DishRow } from './dish-row.tsx';
import { type ListProps, markOf } from './list-parts.ts';
import { DragHandle } from './drag-handle.tsx';
import type { MenuEditor } from './menu-editor.ts';
import { sortedRow } from './sorted-row.ts';

type GroupProps = Omit<ListProps, 'wanted'> & {
  category: FileCategory;
  startsOpen: boolean;
  /** The dishes that are chosen for one change; null: none is being chosen. */
  choice: DishChoice | null;
};

/** A category with its dishes, which fold away under its name. */
export function CategoryGroup(props: GroupProps) {
  const { category, editor, onEdit, isSorting, startsOpen, choice } = props;
  const texts = useBrandTexts();
  const isOff = isHidden(category);
  const move = (id: number, by: -1 | 1): void => {
    const after = neighbourAfterMove(category.products, id, by);
    if (after !== undefined) editor.move(editor.item('products', id), category.id, after);
  };
  return (
    <FoldGroup
      title={textOf(category, 'name')}
      count={category.products.length}
      startsOpen={startsOpen}
      mark={<CategoryMark category={category} editor={editor} />}
      sorted={sortedRow(isSorting, { kind: 'category', id: category.id })}
      lead={isSorting && <DragHandle />}
    >
      {choice === null ? <CategoryBar {...props} /> : <ChooseCategory {...{ category, choice }} />}
      {category.products.length === 0 && <p className={css.note}>{texts.noDishes}</p>}
      <ul className={css.rows}>
        {category.products.map((dish, at) => (
          <li
            key={dish.id}
            className={css.row}
            data-hidden={isOff || isHidden(dish) || undefined}
            data-sorted={sortedRow(isSorting, { kind: 'dish', id: dish.id })}
          >
            {isSorting && <DragHandle />}
            {choice === null ? (
              <DishRow
                {...faceOf(editor, dish)}
                onEdit={() => onEdit({ kind: 'dish', id: dish.id, categoryId: category.id })}
              />
            ) : (
              <ChoiceRow {...faceOf(editor, dish)} choice={choice} />
            )}
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

const faceOf = (editor: MenuEditor, dish: FileItem) => ({
  dish,
  image: pictureUrl(editor.draft, textOf(dish, 'image') || null),
  mark: markOf(editor, 'products', dish.id),
});

function CategoryBar({ category, editor, onEdit, isSorting }: GroupProps) {
  const texts = useBrandTexts();
  const name = textOf(category, 'name');
  return (
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
  );
}

type ChooseProps = { category: FileCategory; choice: DishChoice };

/** Chooses all dishes of a category, or none of them. */
function ChooseCategory({ category, choice }: ChooseProps) {
  const { many: texts } = useBrandTexts();
  const all = category.products.map(({ id }) => id);
  const isAll = useStore(choice, ({ ids }) => all.length > 0 && all.every((id) => ids.has(id)));
  if (all.length === 0) return null;
  return (
    <div className={css.categoryBar}>
      <Checkbox side="left" checked={isAll} onChange={(isOn) => chooseAll(choice, all, isOn)}>
        {texts.allOf(textOf(category, 'name'))}
      </Checkbox>
    </div>
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
