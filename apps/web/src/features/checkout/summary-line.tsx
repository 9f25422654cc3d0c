import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { LineProblem } from '@comanda/domain/cart/check-cart.ts';
import { priceLine } from '@comanda/domain/cart/price-line.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { describePicks } from '../../shop/cart/describe-picks.ts';
import { lineProblemText } from '../../shop/cart/line-problem-text.ts';
import css from './checkout.module.css';

/**
 * A line of the order. A line that cannot be bought shows its problem, and its amount, which the
 * total excludes, is struck through.
 */
export function SummaryLine({ line, problem }: { line: CartLine; problem: LineProblem | null }) {
  const { page, texts } = useApp();
  const index = useMenuIndex();
  const isLater = useShop((shop) => shop.requestedTime !== null);
  const name = index.productById.get(line.productId)?.name ?? texts.menu.notOffered;
  const price = priceLine(line, index);
  const amount = price.ok ? formatMoney(price.value.total, page.settings.country) : null;
  const picks = describePicks(line, index);
  return (
    <li className={css.line}>
      <b>{texts.cart.lineCount({ count: line.count, name })}</b>
      <b>{problem === null ? amount : <s>{amount}</s>}</b>
      {picks === '' ? null : <small>{picks}</small>}
      {line.instructions === '' ? null : (
        <small>{texts.cart.instructions(line.instructions)}</small>
      )}
      {problem === null ? null : (
        <small className={css.gone}>{lineProblemText(problem, { index, texts, isLater })}</small>
      )}
    </li>
  );
}
