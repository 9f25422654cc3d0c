import type { LineProblem } from '@comanda/domain/cart/check-cart.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { branded } from '@comanda/contract/fields.ts';
import * as v from 'valibot';

const problems = branded<readonly LineProblem[]>(
  v.array(v.object({ hash: v.string(), productId: v.number(), name: v.string(), reason: v.string(), modifiers: v.array(v.string()) })),
);

/** The lines that a refusal names, or null when it names none. */
export function lineProblems(refusal: Refusal): readonly LineProblem[] | null {
  const read = v.safeParse(problems, refusal.metadata['lines']);
  return read.success && read.output.length > 0 ? read.output : null;
}
