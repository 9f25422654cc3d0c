import type { OrderId } from '@comanda/domain/ids.ts';
import { pageSizes } from '@comanda/domain/limits/payload-limits.ts';

type Page = { before: OrderId | null; limit: number };

/** Reads a long list page by page: the next page when the last row of the one before was taken. */
export async function* pagedRows<Row extends { id: OrderId }>(
  read: (page: Page) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  const limit = pageSizes.orders.max;
  let before: OrderId | null = null;
  for (;;) {
    const rows: readonly Row[] = await read({ before, limit });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    before = last.id;
  }
}

/** Yields the pieces of a JSON array, one for each row. */
export async function* jsonList<Row>(
  rows: AsyncIterable<Row>,
  write: (row: Row) => string,
): AsyncGenerator<string> {
  let between = '[';
  for await (const row of rows) {
    yield `${between}${write(row)}`;
    between = ',\n';
  }
  yield between === '[' ? '[]' : ']';
}
