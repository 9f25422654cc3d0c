import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { lazy, Suspense } from 'react';
import { useApp, useShop } from '../../platform/app-context.tsx';
import { useOpenProduct } from '../../platform/open-product.ts';
import { useQuote } from '../../platform/use-quote.ts';
import { Goal } from './goal.tsx';
import { LineRow } from './line-row.tsx';

const SuggestionRow = lazy(() => import('./suggestion-row.tsx').then((module) => ({ default: module.SuggestionRow })));

type Props = { onEdit?: () => void };

/** Goal, lines and what goes with them: the same in the side panel and in the mini cart. `onEdit` runs before the product sheet opens. */
export function CartLines({ onEdit }: Props) {
  const { index } = useApp();
  const lines = useShop((shop) => shop.lines);
  const openProduct = useOpenProduct();
  const { quote } = useQuote();
  const edit = (line: CartLine): void => {
    const product = index.productById.get(line.productId);
    if (product === undefined) return;
    onEdit?.();
    openProduct(product, line.hash);
  };
  return (
    <>
      {quote === null ? null : <Goal quote={quote} />}
      <ul>
        {lines.map((line) => (
          <LineRow key={line.hash} line={line} onEdit={edit} />
        ))}
      </ul>
      <Suspense fallback={null}>
        <SuggestionRow />
      </Suspense>
    </>
  );
}
