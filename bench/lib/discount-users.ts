import type { TenantId, UserId } from '../../packages/domain/src/ids.ts';
import type { Coupon } from '../../packages/domain/src/coupon/coupon.ts';
import { makeCoupon } from '../../packages/domain/src/testing/make-coupon.ts';
import { issueAccessToken } from '../../apps/server/src/session/issue-access-token.rows.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { type Tx, withTenant } from '../../apps/server/src/platform/db/tenant-transaction.ts';
import { systemRandom } from '../../apps/server/src/platform/random.ts';
import { type OwnerQueries, ownerQueries } from '../../apps/server/src/testing/owner-queries.ts';

/** A user who is logged in. */
export type BenchUser = { id: UserId; token: string };

/** Points of each user: more than a run uses. */
const manyPoints = 10_000_000;

/** Creates users of a brand who are logged in, each with points. */
export async function createUsersWithPoints(
  databaseUrl: string,
  count: number,
  { tenant = 'burger', points = manyPoints }: { tenant?: string; points?: number } = {},
): Promise<readonly BenchUser[]> {
  const db = openDatabase({ url: databaseUrl, connections: 2 });
  const owner = await ownerQueries(databaseUrl);
  const users: BenchUser[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = await insertUserWithPoints(owner, tenant, points);
    users.push(await withTenant(db, tenant as TenantId, (tx) => logIn(tx, id)));
  }
  await owner.end();
  await db.close();
  return users;
}

let people = 0;
/** A phone that no other user has. */
const newPhone = (): string => `+569${String(10_000_000 + (people += 1))}`;

async function insertUserWithPoints(
  owner: OwnerQueries,
  tenant: string,
  points: number,
): Promise<UserId> {
  const id = crypto.randomUUID() as UserId;
  const person = [tenant, id, id, `${id}@example.com`, newPhone()];
  await owner.rows(
    tenant,
    `insert into users (tenant_id, id, kind, external_id, name, email, phone, created_at)
     values ($1, $2, 'user', $3, 'Ana Soto', $4, $5, now())`,
    person,
  );
  await owner.rows(tenant, `select book_points($1, $2, null, 'grant', $3, 'measured', now())`, [
    tenant,
    id,
    points,
  ]);
  return id;
}

async function logIn(tx: Tx, userId: UserId): Promise<BenchUser> {
  const session = { userId, userAgent: 'bench', browserKey: undefined };
  const { token } = await issueAccessToken(tx, systemRandom, session, Date.now());
  return { id: userId, token };
}

/**
 * Adds a coupon to a brand, unless the brand has one of that code. The servers learn of it within a
 * moment.
 */
export async function addCoupon(
  databaseUrl: string,
  changes: Partial<Coupon>,
  tenant = 'burger',
): Promise<Coupon> {
  const coupon = makeCoupon(changes);
  const owner = await ownerQueries(databaseUrl);
  await owner.rows(tenant, 'insert into coupons values ($1, $2, $3) on conflict do nothing', [
    tenant,
    coupon.code,
    coupon,
  ]);
  await owner.rows(tenant, `select pg_notify('comanda_changed', $1)`, [`${tenant}:coupons:`]);
  await owner.end();
  return coupon;
}
