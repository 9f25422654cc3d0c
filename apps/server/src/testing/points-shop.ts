import { minor } from '@comanda/domain/money/money.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { bookForOperator } from '../points/book-points.rows.ts';
import { type PointsDifference, pointsDifferences } from '../points/points-differences.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { OrderServer } from './order-server.ts';
import type { OwnerQueries } from './owner-queries.ts';
import type { TestUser } from './test-user.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';

/** Settings with a programme: 100 points are $500, $1.000 to $10.000 for an order. */
export const leñaProgramme: Partial<Settings> = {
  loyaltyProgram: true,
  loyaltyProgramParams: {
    name: 'Leña',
    minAmount: minor(1_000),
    maxAmount: minor(10_000),
    earn: true,
  },
  pointRate: minor(500),
};

/** Gives points to a user as an operator does. */
export const grantPoints = ({ deps }: Pick<OrderServer, 'deps'>, who: TestUser, points: number) =>
  bookForOperator(
    autocommit(deps.db, who.tenant as TenantId),
    { userId: who.id, kind: 'grant', points, reason: 'una prueba' },
    deps.clock(),
  );

/** The user's balance and entries as they are stored, oldest entry first. */
export async function storedPoints(
  owner: OwnerQueries,
  id: UserId,
  tenant = 'burger',
): Promise<{ balance: number; entries: [kind: string, points: number][] }> {
  const [account] = await owner.rows<{ balance: number }>(
    tenant,
    'select balance::int from points_accounts where user_id = $1',
    [id],
  );
  const entries = await owner.rows<{ kind: string; points: number }>(
    tenant,
    `select kind, points::int from points_entries where user_id = $1
      order by at, array_position(array['grant', 'spend', 'earn', 'return', 'takeBack', 'take'],
        kind)`,
    [id],
  );
  return {
    balance: account?.balance ?? 0,
    entries: entries.map(({ kind, points }) => [kind, points]),
  };
}

/** The accounts whose balance is not the sum of their entries. */
export const wrongBalances = (
  { deps }: Pick<OrderServer, 'deps'>,
  tenant = 'burger',
): Promise<PointsDifference[]> => pointsDifferences(autocommit(deps.db, tenant as TenantId));
