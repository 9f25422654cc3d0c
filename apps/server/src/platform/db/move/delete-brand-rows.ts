import type { TenantId } from '@comanda/domain/ids.ts';
import type { MoveEnd } from './move-end.ts';

/** Rows per statement, so that none holds its locks for long. */
const batchRows = 5_000;
const isReferenced = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';

/**
 * Deletes the brand and its rows of these tables in small transactions; first those that no other
 * row needs. Returns how many rows were deleted. Safe to repeat.
 * @throws the error of PostgreSQL if the rows that are left need each other.
 */
export async function deleteBrandRows(
  end: MoveEnd,
  brand: TenantId,
  tables: readonly string[],
): Promise<number> {
  let deleted = 0;
  let left = tables;
  while (left.length > 0) {
    const needed: string[] = [];
    let refused: unknown;
    for (const table of left)
      try {
        deleted += await deleteRowsOf(end, brand, table);
      } catch (error) {
        if (!isReferenced(error)) throw error;
        needed.push(table);
        refused = error;
      }
    if (needed.length === left.length) throw refused;
    left = needed;
  }
  await end.client.query('delete from tenants where id = $1', [brand]);
  return deleted;
}

async function deleteRowsOf({ client }: MoveEnd, brand: TenantId, table: string): Promise<number> {
  let deleted = 0;
  for (let rows = batchRows; rows === batchRows; deleted += rows) {
    const place = `public.${client.escapeIdentifier(table)}`;
    const result = await client.query(
      `delete from ${place} where ctid = any (array(
        select ctid from ${place} where tenant_id = $1 limit ${batchRows})) and tenant_id = $1`,
      [brand],
    );
    rows = result.rowCount ?? 0;
  }
  return deleted;
}
