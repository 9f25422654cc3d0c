import type { Page } from '@playwright/test';
import pg from 'pg';

const tenant = 'burger';

/** An operator gives points to the user of this browser. */
export async function grantPoints(page: Page, points: number): Promise<void> {
  const userId = await page.evaluate(() => {
    const text = localStorage.getItem(`comanda:${location.hostname}:session`) ?? '{}';
    return (JSON.parse(text) as { value: { session: { userId: string } } }).value.session.userId;
  });
  const owner = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await owner.connect();
  try {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenant]);
    await owner.query(`select book_points($1, $2, null, 'grant', $3, 'story', now())`, [
      tenant,
      userId,
      points,
    ]);
  } finally {
    await owner.end();
  }
}
