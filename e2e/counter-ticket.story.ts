import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openCounter, type StoryStaff } from './support/counter.ts';
import { orders } from './support/country-orders.ts';
import { counterStore, dish, orderPickupAtCounter } from './support/order-at-counter.ts';
import { serverAddress } from './support/restaurant.ts';
import { test } from './support/story.ts';

test.slow();

const { person } = orders.cocina;

/** Moves the order as the board does, once the shopper can no longer undo it. */
const move = (staff: StoryStaff, id: string, to: 'accept' | 'ready', body: object): Promise<void> =>
  expect(async () => {
    const answer = await fetch(
      `${serverAddress()}/v1/counter/stores/${counterStore.id}/orders/${id}/${to}`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${staff.token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'x-platform': 'counter',
          'x-tenant': staff.brand,
        },
        body: JSON.stringify(body),
      },
    );
    expect(answer.status, await answer.text()).toBe(200);
  }).toPass({ timeout: 30_000 });

/** Prints one copy and returns the text of the paper as the print shows it, and its pages. */
async function printed(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('html[data-printing]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  const text = await page.locator('body').innerText();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width] = /\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf) ?? [];
  expect(Math.round((Number(width) * 25.4) / 72)).toBe(58);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html[data-printing]')).toHaveCount(0);
  return text;
}

test('a pickup is printed for kitchen and door, and handed over only with the shopper’s code', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, code } = await orderPickupAtCounter(page, baseURL);
  const tablet = await (
    await browser.newContext({ viewport: { width: 1_280, height: 800 }, serviceWorkers: 'block' })
  ).newPage();
  await tablet.addInitScript(() => {
    window.print = () => undefined;
  });
  const staff = await openCounter(tablet, baseURL, {
    brand: 'cocina',
    role: 'crew',
    storeIds: [counterStore.id],
    path: `/pedidos/${id}`,
  });

  await test.step('the ticket shows the dish and what to collect, but not the code', async () => {
    await expect(tablet.getByRole('heading', { name: /^Pedido \d+$/ })).toBeVisible();
    const main = tablet.getByRole('main');
    await expect(main).toContainText(dish);
    await expect(main).toContainText(/Cobrar Q\s\d+\.\d\d/);
    await expect(main).not.toContainText(code);
    await expect(main.getByRole('link', { name: /^Llamar a / })).toHaveAttribute(
      'href',
      /^tel:\+502/,
    );
  });

  await test.step('the kitchen’s paper has dishes and no price; the door’s has the prices', async () => {
    await tablet.getByRole('radio', { name: '58 mm' }).check();
    const kitchen = await printed(tablet, 'Imprimir cocina');
    expect(kitchen).toContain(dish);
    expect(kitchen).toContain(person.name);
    expect(kitchen).not.toMatch(/Q\s|\d\.\d\d|Copia|\+502/);
    expect(kitchen).not.toContain(code);
    expect(await printed(tablet, 'Imprimir cocina')).toContain('Copia 2');
    const door = await printed(tablet, 'Imprimir entrega');
    expect(door).toMatch(/Total\s*Q\s\d+\.\d\d/);
    expect(door).toMatch(/Cobrar Q\s\d+\.\d\d\s*Efectivo/);
    expect(door).not.toMatch(/Copia/);
  });

  await test.step('a wrong code is refused in plain words, and the right one completes the order', async () => {
    await move(staff, id, 'accept', { minutes: 10 });
    await move(staff, id, 'ready', {});
    await tablet.reload();
    await tablet.getByRole('button', { name: 'Entregar', exact: true }).click();
    const dialog = tablet.getByRole('dialog', { name: 'Pide el código al cliente' });
    await expect(dialog.getByText('Entregar sin código')).toHaveCount(0);
    const field = dialog.getByRole('textbox', { name: 'Código de 4 cifras' });
    await field.fill(code === '0000' ? '1111' : '0000');
    await dialog.getByRole('button', { name: 'Entregar' }).click();
    await expect(dialog.getByText('Ese código no es. Te quedan 4 intentos.').first()).toBeVisible();
    await field.fill(code);
    await dialog.getByRole('button', { name: 'Entregar' }).click();
    await expect(dialog).toBeHidden();
    await expect(tablet.getByRole('main')).toContainText('Entregado');
  });

  await tablet.context().close();
});
