import type { Pick } from '@comanda/domain/cart/cart.ts';
import type { ModifierId } from '@comanda/domain/ids.ts';
import { isStillDisabled } from '@comanda/domain/menu/check-availability.ts';
import { nextSaleTimeAt } from '@comanda/domain/menu/next-sale-time.ts';
import { modifierPrice } from '@comanda/domain/menu/menu-index.ts';
import type { Modifier, ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { priceOfNext } from '@comanda/domain/menu/price-picks.ts';
import { pickLimit, quantityOf } from '@comanda/domain/menu/select-option.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { availableAgainText } from '../../shop/menu/availability-text.ts';
import { useMoment } from '../../shop/menu/use-moment.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Stepper } from '@comanda/ui/stepper.tsx';
import css from './product-sheet.module.css';

type Props = {
  group: ModifierGroup;
  product: Product;
  modifier: Modifier;
  picks: readonly Pick[];
  /** The group has reached its maximum. */
  full: boolean;
  onPick: (modifierId: ModifierId, quantity: number) => void;
};

/** `soldOutText`: that the option is sold out and when it is back; null while it is available. */
type RowProps = Props & { quantity: number; limit: number; soldOutText: string | null };

/** One option, as a radio, a checkbox or a stepper. */
export function OptionRow(props: Props) {
  const { group, modifier, picks } = props;
  const quantity = quantityOf(picks, group, modifier.id);
  const row = {
    ...props,
    quantity,
    limit: pickLimit(modifier, group, props.product),
    soldOutText: useSoldOutText(modifier),
  };
  if (group.maximum === 1)
    return <ChoiceRow {...row} type={group.minimum === 1 ? 'radio' : 'checkbox'} />;
  return row.limit === 1 ? <ChoiceRow {...row} type="checkbox" /> : <CountRow {...row} />;
}

/**
 * The shopper can always clear a picked option, also when it is sold out. A second press or Space
 * clears the chosen radio; browsers have no default for that. docs/rules/menu.md#option-selection.
 */
function ChoiceRow(props: RowProps & { type: 'radio' | 'checkbox' }) {
  const { texts } = useApp();
  const { group, modifier, quantity, full, soldOutText, type, onPick } = props;
  const blocked = quantity === 0 && (soldOutText !== null || (full && group.maximum > 1));
  const isChosen = quantity > 0;
  const choose = (): void => {
    if (!blocked) onPick(modifier.id, isChosen ? 0 : 1);
  };
  const clear = (): void => onPick(modifier.id, 0);
  const clearable = type === 'radio' && isChosen ? clearHandlers(clear) : {};
  return (
    <label
      className={css.option}
      data-on={isChosen ? '' : undefined}
      data-off={blocked ? '' : undefined}
    >
      <span className={css.optionName}>{modifier.name}</span>
      <OptionPrice {...props} />
      <input
        type={type}
        name={`group-${group.id}`}
        checked={isChosen}
        aria-disabled={blocked}
        aria-description={
          blocked && soldOutText === null ? texts.menu.limitReached(group.maximum) : undefined
        }
        onChange={choose}
        {...clearable}
      />
    </label>
  );
}

/**
 * Event handlers that clear the chosen radio. The second click of a double click does not clear it:
 * a shopper who double-clicks wants the option chosen. The click needs no `preventDefault`: with it
 * the browser would check the radio again.
 */
const clearHandlers = (clear: () => void) => ({
  onClick: ({ detail }: MouseEvent): void => {
    if (detail < 2) clear();
  },
  onKeyUp: (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    clear();
  },
});

function CountRow(props: RowProps) {
  const { texts } = useApp();
  const { group, modifier, quantity, limit, full, soldOutText, onPick } = props;
  const blocked = soldOutText !== null || full;
  const unavailableText =
    soldOutText ??
    (full ? texts.menu.limitReached(group.maximum) : texts.menu.itemLimitReached(limit));
  return (
    <div
      className={`${css.option} ${css.under}`}
      data-on={quantity > 0 ? '' : undefined}
      data-off={blocked && quantity === 0 ? '' : undefined}
    >
      <span className={css.optionName}>
        {modifier.name}
        <OptionPrice {...props} />
      </span>
      {quantity === 0 ? (
        <button
          type="button"
          className={css.addOne}
          aria-label={texts.menu.addToCart(modifier.name)}
          aria-disabled={blocked}
          aria-description={blocked ? unavailableText : undefined}
          onClick={() => !blocked && onPick(modifier.id, 1)}
        >
          <Icon name="plus" />
        </button>
      ) : (
        <Stepper
          label={modifier.name}
          texts={{
            fewer: texts.common.removeOne,
            more: texts.common.addOne,
            remove: texts.common.remove,
          }}
          quantity={quantity}
          max={blocked ? quantity : limit}
          limit={unavailableText}
          onChange={(next) => onPick(modifier.id, next)}
        />
      )}
    </div>
  );
}

function OptionPrice({ group, modifier, picks, quantity, soldOutText }: RowProps) {
  const { texts, page } = useApp();
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  if (soldOutText !== null) return <span className={css.optionPrice}>{soldOutText}</span>;
  const price = priceOfNext(picks, group, modifier);
  if (price === 0 && modifierPrice(modifier) > 0)
    return <span className={css.optionPrice}>{texts.menu.isIncluded}</span>;
  if (price === 0 || ((group.included ?? 0) > 0 && quantity > 0)) return null;
  const isDiscounted = modifier.discountPrice === price;
  return (
    <span className={css.optionPrice}>
      {isDiscounted ? (
        <s>
          <span className="visually-hidden">{texts.common.priceBefore(money(modifier.price))}</span>
          <span aria-hidden="true">{money(modifier.price)}</span>
        </s>
      ) : null}
      {texts.menu.extraPrice(money(price))}
    </span>
  );
}

/** "agotado", "agotado · vuelve el lunes"; null while the option is available. */
function useSoldOutText(modifier: Modifier): string | null {
  const { texts } = useApp();
  const index = useMenuIndex();
  const moment = useMoment();
  const off = index.disabledModifiers.get(modifier.id);
  if (off === undefined || !isStillDisabled(off, moment?.now ?? 0)) return null;
  const isNow = moment !== null && moment.orderedAt === undefined;
  const availableAt = isNow ? nextSaleTimeAt(off.endDate, moment.now, moment.timeZone) : null;
  return availableAt === null
    ? texts.menu.optionSoldOut
    : texts.menu.optionBack(availableAgainText(availableAt, texts.menu));
}
