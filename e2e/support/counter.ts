import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { counterCookiePath, counterCookies } from '../../packages/contract/src/counter/cookies.ts';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { counterSessionIdOf } from '../../apps/server/src/session/tokens.ts';
import { brandAddress, type DemoBrand } from './demo-brands.ts';

/** The restaurant's own screen, opened by a staff member whose session the story stores itself. */

export type CounterRole = 'crew' | 'manager' | 'owner';
type Work = {
  brand?: DemoBrand;
  role?: CounterRole;
  /** Ids of the stores; all by default. */
  storeIds?: readonly number[] | 'all';
  name?: string;
};
export type StoryStaff = {
  staffId: string;
  token: string;
  deviceId: string;
  deviceToken: string;
  name: string;
  brand: DemoBrand;
};

const dayMs = 86_400_000;
/** The store that a story looks at, unless it says another. */
const firstStore = 1;

/** Inserts a staff member with a device and a session of a day, as a sign-in would. */
export async function createStoryStaff({
  brand = 'burger',
  role = 'manager',
  storeIds = 'all',
  name = 'Rosa Pinto',
}: Work = {}): Promise<StoryStaff> {
  const [staffId, deviceId] = [randomUUID(), randomUUID()];
  const newToken = (): string => `${brand}.${randomBytes(32).toString('base64url')}`;
  const [token, deviceToken] = [newToken(), newToken()];
  const expiresAt = new Date(Date.now() + dayMs);
  await asOwner(brand, async (query) => {
    await query(
      `insert into staff (tenant_id, id, name, email, role, all_stores, created_at)
        values ($1, $2, $3, $4, $5, $6, now())`,
      [brand, staffId, name, `staff-${staffId}@example.com`, role, storeIds === 'all'],
    );
    await query(
      `insert into staff_stores (tenant_id, staff_id, store_id) select $1, $2, unnest($3::integer[])`,
      [brand, staffId, storeIds === 'all' ? [] : storeIds],
    );
    await query(
      `insert into counter_devices (tenant_id, id, token_hash, name, is_shared, added_by,
        created_at)
        values ($1, $2, $3, 'Tablet', true, $4, now())`,
      [brand, deviceId, hash(deviceToken), staffId],
    );
    await query(
      `insert into counter_device_people (tenant_id, device_id, staff_id, used_at)
        values ($1, $2, $3, now())`,
      [brand, deviceId, staffId],
    );
    await query(
      `insert into counter_sessions (tenant_id, token_hash, staff_id, device_id, created_at,
        expires_at)
        values ($1, $2, $3, $4, now(), $5)`,
      [brand, hash(token), staffId, deviceId, expiresAt],
    );
  });
  return { staffId, token, deviceId, deviceToken, name, brand };
}

/** Adds a shared device that a staff member added and nobody approved. */
export const addStoryDevice = (
  { brand, staffId }: Pick<StoryStaff, 'brand' | 'staffId'>,
  name: string,
): Promise<void> =>
  asOwner(brand, async (query) => {
    await query(
      `insert into counter_devices (tenant_id, id, token_hash, name, is_shared, added_by,
        created_at)
        values ($1, $2, $3, $4, true, $5, now())`,
      [brand, randomUUID(), hash(randomUUID()), name, staffId],
    );
  });

/**
 * Opens the counter of a brand as a new staff member, at a path below `/mostrador`. Resolves with
 * them. `isKnownDevice`: the browser is a shared device already, as after a sign-in.
 */
export async function openCounter(
  page: Page,
  baseURL: string | undefined,
  {
    path = '',
    isKnownDevice = false,
    ...work
  }: Work & { path?: string; isKnownDevice?: boolean } = {},
): Promise<StoryStaff> {
  const staff = await createStoryStaff(work);
  const session = {
    id: counterSessionIdOf(staff.token),
    staffId: staff.staffId,
    name: staff.name,
    role: work.role ?? 'manager',
    storeIds: work.storeIds ?? 'all',
    expiresAt: new Date(Date.now() + dayMs).toISOString(),
  };
  const address = brandAddress(staff.brand, `/mostrador${path}`, baseURL);
  await storeValues(page, address, {
    'counter-session': session,
    'counter-store':
      work.storeIds === undefined || work.storeIds === 'all' ? firstStore : work.storeIds[0],
  });
  await page.context().addCookies([cookie(address, 'session', staff.token)]);
  if (isKnownDevice) await knowDevice(page, address, staff);
  await page.goto(address);
  return staff;
}

async function knowDevice(page: Page, address: string, staff: StoryStaff): Promise<void> {
  const { deviceId: id, deviceToken } = staff;
  await storeValues(page, address, { 'counter-device': { id, name: 'Tablet', isShared: true } });
  await page.context().addCookies([cookie(address, 'device', deviceToken)]);
}

/** A cookie of the counter, as a sign-in sets it. */
const cookie = (address: string, which: keyof typeof counterCookies, value: string) => ({
  name: counterCookies[which],
  value,
  domain: new URL(address).hostname,
  path: counterCookiePath,
  httpOnly: true,
  sameSite: 'Strict' as const,
});

/**
 * Stores values as the counter would, before it opens: the colours are a file of the same site that
 * runs no script.
 */
async function storeValues(page: Page, address: string, values: object): Promise<void> {
  await page.goto(new URL('/mostrador/scheme.css', address).href);
  await page.evaluate(
    ([stored, lifetimeMs]) => {
      const expiryTime = Date.now() + lifetimeMs;
      for (const [name, value] of Object.entries(stored))
        localStorage.setItem(
          `comanda:${location.hostname}:${name}`,
          JSON.stringify({ expiryTime, value }),
        );
    },
    [values, dayMs] as const,
  );
}

/**
 * Ends the session on the server, as removing the device does; the browser still has its cookie.
 */
export const endCounterSession = ({ brand, token }: StoryStaff): Promise<void> =>
  asOwner(brand, async (query) => {
    await query('delete from counter_sessions where tenant_id = $1 and token_hash = $2', [
      brand,
      hash(token),
    ]);
  });

/** The stored details of the actions of a kind on an order. */
export async function actionDetails(
  brand: string,
  orderId: string,
  kind: string,
): Promise<readonly unknown[]> {
  const details: unknown[] = [];
  await asOwner(brand as DemoBrand, async (query) => {
    const { rows } = await query(
      'select detail from counter_actions where tenant_id = $1 and subject = $2 and kind = $3 order by at',
      [brand, orderId, kind],
    );
    details.push(...rows.map(({ detail }) => detail));
  });
  return details;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

type Query = (
  text: string,
  values: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Runs statements in the stories' database as its owner, for what no call may do, such as letting
 * time pass.
 */
export async function asOwner(
  brand: DemoBrand,
  work: (query: Query) => Promise<void>,
): Promise<void> {
  const owner = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await owner.connect();
  try {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [brand]);
    await work((text, values) => owner.query(text, [...values]));
  } finally {
    await owner.end();
  }
}
