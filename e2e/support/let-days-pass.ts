import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';

const dayMs = 86_400_000;
const tenant = 'burger';

type Stored = { value: { session: { token: string; userId: string; expiresAt: string } } };

/** The session stored in this browser. */
const sessionOf = (page: Page): Promise<Stored['value']['session']> =>
  page.evaluate(() => {
    const text = localStorage.getItem(`comanda:${location.hostname}:session`) ?? '{}';
    return (JSON.parse(text) as Stored).value.session;
  });

/**
 * Simulates `days` passing for this browser: its guest's orders have ended, the token has expired,
 * and every stored value is older.
 */
export async function letDaysPass(page: Page, days: number): Promise<void> {
  const { token, userId } = await sessionOf(page);
  await age(userId, createHash('sha256').update(token).digest('hex'), days);
  await page.evaluate((ms) => {
    const older = (text: string): string => new Date(Date.parse(text) - ms).toISOString();
    for (const key of Object.keys(localStorage)) {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Stored> & {
        expiryTime?: number;
      };
      if (stored.expiryTime === undefined) continue;
      stored.expiryTime -= ms;
      if (key.endsWith(':session') && stored.value)
        stored.value.session.expiresAt = older(stored.value.session.expiresAt);
      localStorage.setItem(key, JSON.stringify(stored));
    }
  }, days * dayMs);
}

/** Makes the server reject this browser's token without notifying the browser. */
export const endToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const key = `comanda:${location.hostname}:session`;
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Stored;
    stored.value.session.token = `burger.${'x'.repeat(43)}`;
    localStorage.setItem(key, JSON.stringify(stored));
  });

async function age(userId: string, tokenHash: string, days: number): Promise<void> {
  const owner = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await owner.connect();
  try {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenant]);
    await owner.query(
      `update orders set status = 'completed', created_at = created_at - make_interval(days => $2),
        estimated_at = estimated_at - make_interval(days => $2)
        where tenant_id = $3 and buyer_id = $1`,
      [userId, days, tenant],
    );
    const aged = await owner.query(
      'update tokens set expires_at = expires_at - make_interval(days => $2) where tenant_id = $3 and token_hash = $1',
      [tokenHash, days, tenant],
    );
    if (aged.rowCount !== 1) throw new Error('the guest has no token in the database');
  } finally {
    await owner.end();
  }
}
