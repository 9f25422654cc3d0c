import { expect } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { openTablet } from '../support/board.ts';
import { openCounter } from '../support/counter.ts';
import { brandAddress, type DemoBrand } from '../support/demo-brands.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import { test } from '../support/story.ts';

test.slow();

const brand = `alerts-${Date.now().toString(36)}` as DemoBrand;

test('a paused store and its longer waits are told on the board and in the bar of every device, and a manager resumes there', async ({
  page,
  browser,
  baseURL,
}) => {
  await publishBurgerCopy(brand, () => undefined);
  const crew = await openTablet(browser, baseURL, { brand });
  await openCounter(page, baseURL, { brand, role: 'manager', storeIds: [1] });
  const bar = page.getByRole('banner');
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  await expect(bar.getByRole('link', { name: /^El local:/ })).toHaveCount(0);

  await page.goto(brandAddress(brand, '/mostrador/local', baseURL));
  await page.getByRole('button', { name: '20 minutos más de espera' }).click();
  await page.getByRole('button', { name: '30 min', exact: true }).click();
  const mark = bar.getByRole('link', { name: 'El local: En pausa, +20 min' });
  await expect(mark).toBeVisible();

  const main = crew.board.getByRole('main');
  await expect(main.getByText(/^En pausa hasta (las|mañana a las) \d+:\d\d/)).toBeVisible();
  await expect(main.getByText('+20 min', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Reanudar' })).toHaveCount(0);
  await expectAccessibleAtAllWidths(crew.board, 'the board of a paused store');

  await page.getByRole('link', { name: 'Pedidos' }).click();
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await expect(bar.getByRole('link', { name: 'El local: +20 min' })).toBeVisible();
  await expect(main.getByText(/^En pausa/)).toHaveCount(0);
  await crew.close();
});
