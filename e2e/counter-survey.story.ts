import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { asOwner, openCounter } from './support/counter.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { placeOrders } from './support/place-orders.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { test } from './support/story.ts';

test.slow();

const brand = `opinion-${Date.now().toString(36)}` as DemoBrand;
const fries = { lines: [{ productId: 401 }] };

/** Stores answers about an order, as its shopper would give them a day later. */
const answer = (number: string, marks: readonly [number, number], comment: string): Promise<void> =>
  asOwner(brand, async (query) => {
    await query(
      `insert into survey_answers (tenant_id, order_id, version, recommendation, taste, complete,
        on_time, order_again, comment, answered_at)
        select tenant_id, id, 1, $3, $4::int, true, $4::int > 2, true, $5, now() from orders
        where tenant_id = $1 and number = $2`,
      [brand, Number(number), ...marks, comment],
    );
  });

test('a manager reads what guests answered, filters low marks and opens the order', async ({
  page,
  baseURL,
}) => {
  await publishBurgerCopy(brand, () => undefined);
  const [good = '', bad = ''] = await placeOrders(brand, [fries, fries]);
  await openCounter(page, baseURL, {
    ...{ brand, role: 'manager', storeIds: [1], path: '/local' },
  });
  await page.getByRole('link', { name: 'Ver opiniones' }).click();
  const answers = page.getByRole('region', { name: 'Respuestas' });
  await expect(answers.getByRole('status')).toContainText('Todavía nadie responde');

  await answer(good, [10, 5], 'Todo muy rico');
  await answer(bad, [3, 2], 'Llegaron frías');
  await page.reload();
  await expect(answers.getByRole('listitem')).toHaveCount(2);
  const week = page.getByRole('region', { name: 'Últimos 7 días' });
  await expect(week).toContainText('2 respuestas');
  await expect(week).toContainText('3,5 de 5');
  await expectAccessible(page, 'survey answers');

  await page.getByRole('button', { name: 'Notas bajas' }).press('Enter');
  await expect(answers.getByRole('listitem')).toHaveCount(1);
  await expect(answers.getByRole('listitem')).toContainText('Llegaron frías');
  await expect(answers.getByRole('listitem')).toContainText('Llegó tarde');
  await answers.getByRole('link', { name: `Pedido ${bad}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bad);
});
