import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { maxLineCount } from '@comanda/domain/cart/cart.ts';
import type { LineProblem } from '@comanda/domain/cart/check-cart.ts';
import { priceLine } from '@comanda/domain/cart/price-line.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { useApp, useShop } from '../../platform/app-context.tsx';
import { useCartEditor } from '../../platform/cart-editor.ts';
import { describePicks } from '../../platform/describe-line.ts';
import { lineProblemWords } from '../../platform/line-problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import css from './cart.module.css';

type Props = {
  line: CartLine;
  /** Why it cannot be bought as it stands; its amount is then not in the total. */ problem: LineProblem | null;
  /** How many of it the store has. */ most: number;
  onEdit: (line: CartLine) => void;
};

/** One line: name, picks, amount at the right edge, why it cannot be bought, edit and a stepper whose minus removes at 1. */
export function LineRow({ line, problem, most, onEdit }: Props) {
  const { index, texts } = useApp();
  const isLater = useShop((shop) => shop.wanted !== null);
  const product = index.productById.get(line.productId);
  const name = product?.name ?? texts.menu.notOffered;
  const picks = describePicks(line, index);
  return (
    <li className={css.line} data-gone={problem !== null || undefined}>
      <span className={css.name}>{name}</span>
      <Amount line={line} isCounted={problem === null} />
      {picks === '' ? null : <span className={css.picks}>{picks}</span>}
      {line.instructions === '' ? null : <span className={css.picks}>{texts.cart.instructions(line.instructions)}</span>}
      {problem === null ? null : <span className={css.problem}>{lineProblemWords(problem, { index, texts, isLater })}</span>}
      <span className={css.acts}>
        {product === undefined || isGone(problem) ? (
          <span />
        ) : (
          <button type="button" className={css.edit} aria-label={texts.cart.editLine(name)} onClick={() => onEdit(line)}>
            {texts.cart.edit}
          </button>
        )}
        <Count line={line} name={name} most={Math.min(most, problem?.left ?? most)} isGone={isGone(problem)} />
      </span>
    </li>
  );
}

/** Nothing of it can be had: no other number of it would help. */
const isGone = (problem: LineProblem | null): boolean => problem !== null && problem.reason !== 'picks' && (problem.left ?? 0) === 0;

/** The amount of a line that cannot be bought is struck through: the total does not have it. */
function Amount({ line, isCounted }: { line: CartLine; isCounted: boolean }) {
  const { index, page } = useApp();
  const price = priceLine(line, index);
  const amount = price.ok ? formatMoney(price.value.total, page.settings.country) : '–';
  return <span className={css.amount}>{isCounted || !price.ok ? amount : <s>{amount}</s>}</span>;
}

function Count({ line, name, most, isGone }: { line: CartLine; name: string; most: number; isGone: boolean }) {
  const { texts } = useApp();
  const editor = useCartEditor();
  if (isGone) {
    return (
      <Button look="quiet" onClick={() => editor.remove(line.hash)} aria-label={`${texts.common.remove}: ${name}`}>
        {texts.common.remove}
      </Button>
    );
  }
  return (
    <Stepper
      label={name}
      texts={{ fewer: texts.common.removeOne, more: texts.common.addOne, remove: texts.common.remove }}
      quantity={line.count}
      max={most}
      limit={most === maxLineCount ? texts.cart.lineLimit(maxLineCount) : texts.cart.unavailableLeft(most)}
      binAtOne
      onChange={(count) => (count === 0 ? editor.remove(line.hash) : editor.setCount(line.hash, count))}
    />
  );
}
