import { asOwner } from '../support/counter.ts';
import type { DemoBrand } from '../support/demo-brands.ts';
import type { DayLog } from './day-log.ts';
import type { KitchenPrinter } from './kitchen-printer.ts';

/** Numbers of orders by what became of their papers. */
type Papers = {
  /** Nothing came out, although the order did not end before. */
  withoutPaper: readonly string[];
  /** A second paper that does not say so. */
  unmarkedCopies: readonly string[];
  /** The order ended while the printer had no paper, so nobody wants it any more. */
  dropped: readonly string[];
};

/**
 * Compares the papers that came out with the orders of today and the outcomes that the server has.
 */
export async function checkPapers(
  brand: string,
  { orders }: DayLog,
  { papers }: KitchenPrinter,
): Promise<Papers> {
  const outcomes = await readOutcomes(brand);
  const today = [...orders.values()].filter(({ isTomorrow }) => !isTomorrow);
  const numbers = today.map(({ number }) => number);
  const isDropped = (number: string): boolean => outcomes.get(number) === 'dropped';
  const isUnmarked = (number: string): boolean =>
    (papers.get(number) ?? []).slice(1).some((text) => !/COPIA|CANCELADO/u.test(text));
  const missing = numbers.filter((number) => !papers.has(number));
  return {
    withoutPaper: missing.filter((number) => !isDropped(number)),
    unmarkedCopies: numbers.filter(isUnmarked),
    dropped: missing.filter(isDropped),
  };
}

/** The outcome of the first paper of each order by its number; `waiting`: it has none. */
async function readOutcomes(brand: string): Promise<ReadonlyMap<string, string>> {
  const outcomes = new Map<string, string>();
  await asOwner(brand as DemoBrand, async (query) => {
    const { rows } = await query(
      `select o.number, coalesce(j.outcome, 'waiting') as outcome
        from print_jobs j join orders o on o.tenant_id = j.tenant_id and o.id = j.order_id
        where j.tenant_id = $1 and j.paper = 'order' and not j.is_reprint`,
      [brand],
    );
    for (const { number, outcome } of rows) outcomes.set(String(number), String(outcome));
  });
  return outcomes;
}
