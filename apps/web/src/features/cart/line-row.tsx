import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { maxLineCount } from '@comanda/domain/cart/cart.ts';
import { priceLine } from '@comanda/domain/cart/price-line.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { useApp } from '../../platform/app-context.tsx';
import { useCartEditor } from '../../platform/cart-editor.ts';
import { describePicks } from '../../platform/describe-line.ts';
import { Stepper } from '../../ui/stepper.tsx';
import css from './cart.module.css';

type Props = { line: CartLine; onEdit: (line: CartLine) => void };

/** One line: name, picks, amount at the right edge, edit and a stepper whose minus removes at 1. */
export function LineRow({ line, onEdit }: Props) {
  const { index, texts, page } = useApp();
  const editor = useCartEditor();
  const product = index.productById.get(line.productId);
  const name = product?.name ?? texts.menu.notOffered;
  const price = priceLine(line, index);
  const picks = describePicks(line, index);
  return (
    <li className={css.line}>
      <span className={css.name}>{name}</span>
      <span className={css.amount}>{price.ok ? formatMoney(price.value.total, page.settings.country) : '–'}</span>
      {picks === '' ? null : <span className={css.picks}>{picks}</span>}
      {line.instructions === '' ? null : <span className={css.picks}>{texts.cart.instructions(line.instructions)}</span>}
      {price.ok ? null : <span className={css.problem}>{texts.menu.notOffered}</span>}
      <span className={css.acts}>
        <button
          type="button"
          className={css.edit}
          aria-label={texts.cart.editLine(name)}
          onClick={() => onEdit(line)}
          disabled={product === undefined}
        >
          {texts.cart.edit}
        </button>
        <Stepper
          label={name}
          texts={{ fewer: texts.common.removeOne, more: texts.common.addOne, remove: texts.common.remove }}
          quantity={line.count}
          max={maxLineCount}
          limit={texts.cart.lineLimit(maxLineCount)}
          binAtOne
          onChange={(count) => (count === 0 ? editor.remove(line.hash) : editor.setCount(line.hash, count))}
        />
      </span>
    </li>
  );
}
