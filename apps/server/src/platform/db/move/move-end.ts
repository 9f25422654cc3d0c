import type { TenantId } from '@comanda/domain/ids.ts';
import pg, { escapeLiteral } from 'pg';
import type { StoredMoveState } from './stored-move-state.ts';

/** A database between which a brand moves, as the migrating role. `name`: for the operator. */
export type MoveEnd = { name: string; url: string; client: pg.Client };

/** `none`: the database has no row of the brand. */
export type MoveState = StoredMoveState | 'none';

/** Opens a database with the brand's rows in view, also under row-level security. */
export async function openMoveEnd(
  { name, url }: { name: string; url: string },
  brand: TenantId,
): Promise<MoveEnd> {
  const client = new pg.Client({ connectionString: url, application_name: 'comanda move' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`select set_config('app.tenant_id', $1, false)`, [brand]);
  return { name, url, client };
}

export async function readMoveState({ client }: MoveEnd, brand: TenantId): Promise<MoveState> {
  const { rows } = await client.query<{ state: MoveState }>(
    `select coalesce(move_state, 'served') as state from tenants where id = $1`,
    [brand],
  );
  return rows[0]?.state ?? 'none';
}

/** Sets the state and tells the servers. */
export async function saveMoveState(
  { client }: MoveEnd,
  brand: TenantId,
  state: StoredMoveState,
): Promise<void> {
  await client.query(
    `with changed as (
      update tenants set move_state = nullif($2, 'served') where id = $1 returning id
    ) select pg_notify('comanda_changed', id || ':tenant:') from changed`,
    [brand, state],
  );
}

/** Names of what a move makes in a database, such as its replication slot. */
export const moveName = (brand: TenantId): string => `comanda_move_${brand.replaceAll('-', '_')}`;

/** A brand in the text of a statement that takes no parameters. */
export const brandLiteral = (brand: TenantId): string => escapeLiteral(brand);
