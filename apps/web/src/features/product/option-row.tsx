import type { Pick } from '@comanda/domain/cart/cart.ts';
import type { ModifierId } from '@comanda/domain/ids.ts';
import { modifierPrice } from '@comanda/domain/menu/menu-index.ts';
import type { Modifier, ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { pickLimit } from '@comanda/domain/menu/select-option.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { useApp } from '../../platform/app-context.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import css from './product-sheet.module.css';

type Props = {
  group: ModifierGroup;
  product: Product;
  modifier: Modifier;
  picks: readonly Pick[];
  /** The group holds no more. */
  full: boolean;
  onPick: (modifierId: ModifierId, quantity: number) => void;
};

type RowProps = Props & { quantity: number; limit: number; soldOut: boolean };

/** One option, drawn by what may be done with it: choose one, tick, or count. */
export function OptionRow(props: Props) {
  const { index } = useApp();
  const { group, modifier, picks } = props;
  const quantity = picks.find((pick) => pick.groupId === group.id && pick.modifierId === modifier.id)?.quantity ?? 0;
  const row = { ...props, quantity, limit: pickLimit(modifier, group, props.product), soldOut: index.disabledModifiers.has(modifier.id) };
  if (group.maximum === 1) return <ChoiceRow {...row} type={group.minimum === 1 ? 'radio' : 'checkbox'} />;
  return row.limit === 1 ? <ChoiceRow {...row} type="checkbox" /> : <CountRow {...row} />;
}

function ChoiceRow({ group, modifier, quantity, full, soldOut, type, onPick }: RowProps & { type: 'radio' | 'checkbox' }) {
  const { texts } = useApp();
  const blocked = soldOut || (full && quantity === 0 && group.maximum > 1);
  const choose = (): void => {
    if (!blocked) onPick(modifier.id, quantity === 0 || type === 'radio' ? 1 : 0);
  };
  return (
    <label className={css.option} data-on={quantity > 0 ? '' : undefined} data-off={blocked ? '' : undefined}>
      <span className={css.optionName}>{modifier.name}</span>
      <OptionPrice modifier={modifier} soldOut={soldOut} />
      <input
        type={type}
        name={`group-${group.id}`}
        checked={quantity > 0}
        aria-disabled={blocked}
        aria-description={blocked && !soldOut ? texts.menu.limitReached(group.maximum) : undefined}
        onChange={choose}
      />
    </label>
  );
}

function CountRow({ group, modifier, quantity, limit, full, soldOut, onPick }: RowProps) {
  const { texts } = useApp();
  const blocked = soldOut || full;
  const why = full ? texts.menu.limitReached(group.maximum) : texts.menu.itemLimitReached(limit);
  return (
    <div
      className={`${css.option} ${css.under}`}
      data-on={quantity > 0 ? '' : undefined}
      data-off={blocked && quantity === 0 ? '' : undefined}
    >
      <span className={css.optionName}>
        {modifier.name}
        <OptionPrice modifier={modifier} soldOut={soldOut} />
      </span>
      {quantity === 0 ? (
        <button
          type="button"
          className={css.addOne}
          aria-label={texts.menu.addToCart(modifier.name)}
          aria-disabled={blocked}
          aria-description={blocked && !soldOut ? why : undefined}
          onClick={() => !blocked && onPick(modifier.id, 1)}
        >
          <Icon name="plus" />
        </button>
      ) : (
        <Stepper
          label={modifier.name}
          texts={{ fewer: texts.common.removeOne, more: texts.common.addOne, remove: texts.common.remove }}
          quantity={quantity}
          max={full ? quantity : limit}
          limit={why}
          onChange={(next) => onPick(modifier.id, next)}
        />
      )}
    </div>
  );
}

function OptionPrice({ modifier, soldOut }: { modifier: Modifier; soldOut: boolean }) {
  const { texts, page } = useApp();
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  if (soldOut) return <span className={css.optionPrice}>{texts.menu.optionSoldOut}</span>;
  const price = modifierPrice(modifier);
  if (modifier.price === 0 && price === 0) return null;
  return (
    <span className={css.optionPrice}>
      {modifier.discountPrice === null ? null : (
        <s>
          <span className="visually-hidden">{texts.common.priceBefore(money(modifier.price))}</span>
          <span aria-hidden="true">{money(modifier.price)}</span>
        </s>
      )}
      {texts.menu.extraPrice(money(price))}
    </span>
  );
}
