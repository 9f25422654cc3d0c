import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { maxLineCount } from '@comanda/domain/cart/cart-limits.ts';
import type { LineProblem } from '@comanda/domain/cart/check-cart.ts';
import { priceLine } from '@comanda/domain/cart/price-line.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useCartEditor } from '../../shop/cart/use-cart-editor.ts';
import { describePicks } from '../../shop/cart/describe-picks.ts';
import { lineProblemText } from '../../shop/cart/line-problem-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Photo } from '@comanda/ui/photo.tsx';
import { Stepper } from '@comanda/ui/stepper.tsx';
import css from './cart.module.css';

type Props = {
  line: CartLine;
  /**
   * The reason for which the line cannot be bought as it is. The total then excludes its amount.
   */
  problem: LineProblem | null;
  /** Units of the product that the store has. */ maxUnits: number;
  onEdit: (line: CartLine) => void;
};

/**
 * One cart line: picture, name, modifiers, amount at the right edge, problem, edit button, and a
 * stepper whose minus removes the line at 1.
 */
export function CartLineRow({ line, problem, maxUnits, onEdit }: Props) {
  const { texts } = useApp();
  const index = useMenuIndex();
  const isLater = useShop((shop) => shop.requestedTime !== null);
  const product = index.productById.get(line.productId);
  const name = product?.name ?? texts.menu.notOffered;
  const picks = describePicks(line, index);
  return (
    <li className={css.line} data-gone={problem !== null || undefined}>
      <Photo picture={product?.image ?? null} sizes="86px" className={css.picture} />
      <span className={css.name}>{name}</span>
      <Amount line={line} isCounted={problem === null} />
      {picks === '' ? null : <span className={css.picks}>{picks}</span>}
      {line.instructions === '' ? null : (
        <span className={css.picks}>{texts.cart.instructions(line.instructions)}</span>
      )}
      {problem === null ? null : (
        <span className={css.problem}>{lineProblemText(problem, { index, texts, isLater })}</span>
      )}
      <span className={css.acts}>
        {product === undefined || isGone(problem) ? (
          <span />
        ) : (
          <button
            type="button"
            className={css.edit}
            aria-label={texts.cart.editLine(name)}
            onClick={() => onEdit(line)}
          >
            {texts.cart.edit}
          </button>
        )}
        <LineStepper
          line={line}
          name={name}
          maxUnits={Math.min(maxUnits, problem?.left ?? maxUnits)}
          isGone={isGone(problem)}
        />
      </span>
    </li>
  );
}

/** Returns true if no quantity of the line can be bought. */
const isGone = (problem: LineProblem | null): boolean =>
  problem !== null && problem.reason !== 'picks' && (problem.left ?? 0) === 0;

/** The amount of a line; struck through if the total excludes it. */
function Amount({ line, isCounted }: { line: CartLine; isCounted: boolean }) {
  const { page } = useApp();
  const index = useMenuIndex();
  const price = priceLine(line, index);
  const amount = price.ok ? formatMoney(price.value.total, page.settings.country) : '–';
  return <span className={css.amount}>{isCounted || !price.ok ? amount : <s>{amount}</s>}</span>;
}

function LineStepper({
  line,
  name,
  maxUnits,
  isGone,
}: {
  line: CartLine;
  name: string;
  maxUnits: number;
  isGone: boolean;
}) {
  const { texts } = useApp();
  const editor = useCartEditor();
  if (isGone) {
    return (
      <Button
        look="quiet"
        onClick={() => editor.remove(line.hash)}
        aria-label={`${texts.common.remove}: ${name}`}
      >
        {texts.common.remove}
      </Button>
    );
  }
  return (
    <Stepper
      label={name}
      texts={{
        fewer: texts.common.removeOne,
        more: texts.common.addOne,
        remove: texts.common.remove,
      }}
      quantity={line.count}
      max={maxUnits}
      limit={
        maxUnits === maxLineCount
          ? texts.cart.lineLimit(maxLineCount)
          : texts.cart.unavailableLeft(maxUnits)
      }
      binAtOne
      onChange={(count) =>
        count === 0 ? editor.remove(line.hash) : editor.setCount(line.hash, count)
      }
    />
  );
}
