import type { Cart } from '@comanda/domain/cart/cart.ts';
import type { LineProblem } from '@comanda/domain/cart/check-cart.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { lineProblemSchema } from '@comanda/domain/cart/line-problem-schema.ts';
import * as v from 'valibot';

const problems = v.array(lineProblemSchema);

/** The lines that a refusal names, or null if it names none. */
export function readLineProblems(refusal: Refusal): readonly LineProblem[] | null {
  const read = v.safeParse(problems, refusal.metadata['lines']);
  return read.success && read.output.length > 0 ? read.output : null;
}

const names = v.array(v.string());

/**
 * The lines of the cart whose product a refusal names as sold out: another shopper took the last
 * units.
 */
export function soldOutLines(
  refusal: Refusal,
  cart: Cart,
  index: MenuIndex,
): readonly LineProblem[] {
  const read = v.safeParse(names, refusal.metadata['items']);
  const soldOutNames = new Set(read.success ? read.output : []);
  return cart.lines.flatMap(({ hash, productId }) => {
    const name = index.productById.get(productId)?.name ?? '';
    return soldOutNames.has(name)
      ? [
          {
            hash,
            productId,
            name,
            reason: 'outOfStock',
            modifiers: [],
            modifierIds: [],
            from: null,
            left: null,
          },
        ]
      : [];
  });
}
