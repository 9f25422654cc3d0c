import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { issueAccessToken } from '../session/issue-access-token.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import sql from 'sql-template-tag';
import type { OrderServer } from './order-server.ts';

/** A user with an access token; it works wherever a test takes a guest. */
export type TestUser = { id: UserId; token: string; tenant: string; email: string };

type Person = {
  name: string;
  email: string;
  phone: string;
  userAgent: string;
  browserKey: string | undefined;
};

const phoneOfTest = '+5691';
let users = 0;

/**
 * Inserts a user with a session that began at the server's time. Each one has an email and a phone
 * of its own.
 */
export async function createTestUser(
  { deps }: Pick<OrderServer, 'deps'>,
  changes: Partial<Person> = {},
  tenant = 'burger',
): Promise<TestUser> {
  users += 1;
  const id = crypto.randomUUID() as UserId;
  const person: Person = {
    name: 'Ana Soto',
    email: `user-${id}@example.com`,
    phone: `${phoneOfTest}${String(users).padStart(7, '0')}`,
    userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36',
    browserKey: undefined,
    ...changes,
  };
  const now = deps.clock();
  const { token } = await withTenant(deps.db, tenant as TenantId, async (tx) => {
    await tx.query(
      'insert-test-user',
      sql`insert into users (tenant_id, id, kind, external_id, name, email, phone, created_at)
        values (${tenant}, ${id}, 'user', ${`user-${id}`}, ${person.name}, ${person.email},
          ${person.phone}, ${new Date(now).toISOString()})`,
    );
    const { userAgent, browserKey } = person;
    return issueAccessToken(tx, deps.random, { userId: id, userAgent, browserKey }, now);
  });
  return { id, token, tenant, email: person.email };
}

/**
 * Logs the user in once more, as another browser would. Returns the same user with the new token.
 */
export async function logInAgain(
  { deps }: Pick<OrderServer, 'deps'>,
  user: TestUser,
  userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1) Version/19.1 Safari/604.1',
): Promise<TestUser> {
  const { token } = await withTenant(deps.db, user.tenant as TenantId, (tx) =>
    issueAccessToken(tx, deps.random, { userId: user.id, userAgent }, deps.clock()),
  );
  return { ...user, token };
}
