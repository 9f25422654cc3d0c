import { textOf } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { isHidden } from '@comanda/domain/menu/hidden-items.ts';
import { fromMajor, zero } from '@comanda/domain/money/money.ts';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { memo } from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../../counter/app-context.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { DishThumb } from '../../counter/dish-thumb.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { type DishChoice, toggle } from './dish-choice.ts';
import { inOneWidth } from './in-one-width.ts';
import type { ItemMark } from './list-parts.ts';
import choiceCss from './choice.module.css';
import { numberOf } from './read-item.ts';

type FaceProps = { dish: FileItem; image: string | null; mark: ItemMark };
const isSameFace = (one: FaceProps, other: FaceProps): boolean =>
  one.dish === other.dish && one.image === other.image && one.mark === other.mark;

type RowProps = FaceProps & { onEdit: () => void };

/** A dish as it will be once the draft is published. A touch anywhere on it opens its form. */
export const DishRow = memo(function DishRow({ onEdit, ...face }: RowProps) {
  return (
    <button type="button" className={css.dish} onClick={onEdit}>
      <DishFace {...face} />
    </button>
  );
}, isSameFace);

type ChoiceProps = FaceProps & { choice: DishChoice };

/** A dish to choose with others. Only the row whose choice changes is drawn again. */
export const ChoiceRow = memo(
  function ChoiceRow({ choice, ...face }: ChoiceProps) {
    const { id } = face.dish;
    const isChosen = useStore(choice, ({ ids }) => ids.has(id));
    return (
      <div className={choiceCss.row}>
        <Checkbox side="left" checked={isChosen} onChange={() => toggle(choice, id)}>
          <span className={choiceCss.face}>
            <DishFace {...face} />
          </span>
        </Checkbox>
      </div>
    );
  },
  (one, other) => one.choice === other.choice && isSameFace(one, other),
);

function DishFace({ dish, image, mark }: FaceProps) {
  const texts = useBrandTexts();
  const money = useMoney();
  const { decimals } = useCounter().page.country;
  const amount = (field: string): string | null => {
    const value = numberOf(dish, field);
    return value === null ? null : money(fromMajor(value, decimals) ?? zero);
  };
  const offer = amount('discountPrice');
  return (
    <>
      <DishThumb picture={image === null ? null : inOneWidth(image)} />
      <span className={css.grow}>
        <b>{textOf(dish, 'name')}</b>
        <span className={css.marks}>
          {isHidden(dish) && <span className={css.edited}>{texts.hidden}</span>}
          {mark !== null && <span className={css.drafted}>{texts.marks[mark]}</span>}
        </span>
      </span>
      <span className={css.price} data-price="">
        <b>{amount('price')}</b>
        {offer !== null && <small>{texts.offer(offer)}</small>}
      </span>
    </>
  );
}
