import { draftedValue } from '@comanda/domain/menu-edits/menu-draft.ts';
import type { EditedField } from '@comanda/domain/menu-edits/menu-edit.ts';
import { type Minor, minor } from '@comanda/domain/money/money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { isOfItem, type ListedItem } from './counter-menu.ts';
import { ItemThumb } from './item-thumb.tsx';
import css from './menu.module.css';
import { useMenuTexts } from './use-menu-texts.ts';
import type { MenuDraft } from './use-menu-draft.ts';

type Props = {
  item: ListedItem;
  draft: MenuDraft;
  /** Names the category or the question; the heading of a folded group does it itself. */
  showsSection: boolean;
  onEdit: () => void;
};

/** A dish or an option as it will be once the draft is published, with marks of what changed. */
export function ItemRow({ item, draft, showsSection, onEdit }: Props) {
  const texts = useMenuTexts();
  const money = useMoney();
  const { id: menuId } = draft.menu.menu;
  const valueOf = (field: EditedField) =>
    draftedValue(draft, { menuId, kind: item.kind, id: item.id, storeId: null, field });
  const name = String(valueOf('name') ?? '');
  const amountOf = (field: 'price' | 'discountPrice'): Minor | null => {
    const value = valueOf(field);
    return typeof value === 'number' ? minor(value) : null;
  };
  const [price, offer] = [amountOf('price'), amountOf('discountPrice')];
  const isIt = (edit: Parameters<typeof isOfItem>[0]): boolean => isOfItem(edit, item);
  return (
    <li className={css.row}>
      {item.kind === 'product' && <ItemThumb item={item} draft={draft} />}
      <div className={css.what}>
        <span className={css.grow}>
          <b>{name}</b>
          {showsSection && <small>{item.section}</small>}
          <span className={css.marks}>
            {draft.draft.some(isIt) && <span className={css.drafted}>{texts.drafted}</span>}
            {draft.inForce.some(isIt) && <span className={css.edited}>{texts.edited}</span>}
            {valueOf('isAvailable') === false && <span className={css.off}>{texts.off}</span>}
          </span>
        </span>
        <span className={css.price}>
          <b>{price === null ? null : money(price)}</b>
          {offer !== null && <small>{texts.offer(money(offer))}</small>}
        </span>
      </div>
      <Button
        look="soft"
        aria-label={texts.edit(item.kind === 'product' ? name : `${name}, ${item.section}`)}
        onClick={onEdit}
      >
        {texts.editShort}
      </Button>
    </li>
  );
}
