import type { MoveEnd } from './move-end.ts';

const margin = 100_000;

type Sequence = { table: string; column: string };

/**
 * Sets the next number of each identity column of the target above those of the source, because
 * copied rows do not move it. Other brands take numbers there at the same moment, so it never goes
 * back: it is set only upwards, with a margin for what they take between reading and setting.
 */
export async function continueSequences(source: MoveEnd, target: MoveEnd): Promise<void> {
  const { rows } = await source.client.query<Sequence>(
    `select c.relname as table, a.attname as column from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      where a.attidentity <> '' and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column } of rows) {
    const last = await lastNumber(source, { table, column });
    if (last > (await lastNumber(target, { table, column })))
      await target.client.query(
        `select setval(pg_get_serial_sequence(format('public.%I', $1::text), $2), $3)`,
        [table, column, last + margin],
      );
  }
}

async function lastNumber({ client }: MoveEnd, { table, column }: Sequence): Promise<number> {
  const { rows } = await client.query<{ last: string | null }>(
    `select pg_sequence_last_value(
      pg_get_serial_sequence(format('public.%I', $1::text), $2)::regclass) as last`,
    [table, column],
  );
  return Number(rows[0]?.last ?? 0);
}
