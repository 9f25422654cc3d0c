import { type Browser, expect, type Page, test } from '@playwright/test';
import { cardOf, columnOf } from '../support/board.ts';
import { statusOfCall } from '../support/counter-calls.ts';
import { openCounter, type StoryStaff } from '../support/counter.ts';
import { brandAddress } from '../support/demo-brands.ts';
import {
  counterStore,
  orderDeliveryAtCounter,
  orderPickupAtCounter,
} from '../support/order-at-counter.ts';
import { takePicture } from './take-picture.ts';

/**
 * The pictures of docs/counter.md and docs/back-office.md, of one day at a store that has no system
 * of its own.
 */

const tablet = { brand: 'cocina', role: 'owner', name: 'Carmen Soto' } as const;

test('the pictures of the counter’s handbook', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await context.newPage();
  await counter.goto(brandAddress('cocina', '/mostrador', baseURL));
  await expect(counter.getByRole('radio', { name: /Tablet/ })).toBeVisible();
  await takePicture(counter, 'counter-sign-in');

  const staff = await openCounter(counter, baseURL, tablet);
  const cooking = await ofShopper(browser, (page) => orderPickupAtCounter(page, baseURL));
  const ready = await ofShopper(browser, (page) => orderDeliveryAtCounter(page, baseURL));
  const fresh = await ofShopper(browser, (page) =>
    orderPickupAtCounter(page, baseURL, 'Alergia al maní y a los mariscos'),
  );
  await expect(cardOf(counter, fresh.number, 'Nuevos')).toBeVisible({ timeout: 30_000 });
  await move(staff, cooking.id, 'accept', { minutes: 20 });
  await move(staff, ready.id, 'accept', { minutes: 15 });
  await move(staff, ready.id, 'ready', {});
  await expect(cardOf(counter, ready.number, 'Listos')).toBeVisible();
  await expect(columnOf(counter, 'Nuevos')).toBeVisible();
  await takePicture(counter, 'counter-board');
  await counter.getByRole('link', { name: fresh.number, exact: true }).click();
  await expect(counter.getByText('Alergia al maní').first()).toBeVisible();
  await takePicture(counter, 'counter-ticket');

  await open(counter, 'Repartos');
  await counter
    .getByRole('listitem')
    .filter({ hasText: `Pedido ${ready.number}` })
    .click();
  await takePicture(counter, 'counter-riders');
  await open(counter, 'Local');
  await takePicture(counter, 'counter-store');
  await counter.emulateMedia({ colorScheme: 'dark' });
  await takePicture(counter, 'counter-store-dark');
  await counter.emulateMedia({ colorScheme: 'light' });
  await open(counter, 'Carta');
  await counter
    .getByRole('button', { name: /^Cambiar / })
    .first()
    .click();
  await takePicture(counter, 'counter-menu');
  await counter.keyboard.press('Escape');
  await open(counter, 'Caja');
  await takePicture(counter, 'counter-money');
  await open(counter, 'Números');
  await takePicture(counter, 'counter-numbers');
  await open(counter, 'Cupones');
  await takePicture(counter, 'counter-coupons');
  await open(counter, 'Equipo');
  await takePicture(counter, 'counter-staff');
  await open(counter, 'Historial');
  await takePicture(counter, 'counter-actions');
  await context.close();
});

test('the pictures of the back office', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await context.newPage();
  await openCounter(counter, baseURL, tablet);
  await open(counter, 'Mi marca');
  const dish = counter.getByRole('button', { name: /^Pepián de pollo / });
  const form = counter.getByRole('dialog');
  await dish.click();
  await takePicture(counter, 'back-office-dish');
  await form.getByRole('textbox', { name: 'Precio', exact: true }).fill('72');
  await form.getByRole('button', { name: 'Listo', exact: true }).click();
  await expect(counter.getByText('Guardado')).toBeVisible();
  await takePicture(counter, 'back-office-menu');
  await counter.getByRole('link', { name: 'Aspecto', exact: true }).click();
  await expect(counter.locator('summary', { hasText: 'Logo e ícono' })).toBeVisible();
  const preview = counter.frameLocator('iframe[title="Así la verá tu cliente"]');
  await expect(preview.getByRole('heading').first()).toBeVisible();
  await takePicture(counter, 'back-office-look');
  const sections = counter.getByRole('navigation', { name: 'Qué cambias' });
  await sections.getByRole('link', { name: 'Cupones' }).click();
  await expect(counter.getByRole('button', { name: 'Crear cupón' })).toBeVisible();
  await takePicture(counter, 'back-office-coupons');
  await sections.getByRole('link', { name: 'Locales' }).click();
  await counter
    .getByRole('button', { name: /^Zonas de reparto de / })
    .first()
    .click();
  await expect(form.getByRole('img', { name: /^Plano de las zonas/ })).toBeVisible();
  await takePicture(counter, 'back-office-stores');
  await context.close();
});

/** Orders as a shopper who was never here. */
async function ofShopper<T>(browser: Browser, order: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const placed = await order(await context.newPage());
  await context.close();
  return placed;
}

/** Moves an order at once: pictures need no five seconds of undo. */
async function move(staff: StoryStaff, id: string, step: string, body: object): Promise<void> {
  const path = `stores/${counterStore.id}/orders/${id}/${step}`;
  expect(await statusOfCall(staff, path, { method: 'POST', body })).toBe(200);
}

async function open(counter: Page, section: string): Promise<void> {
  const sections = counter.getByRole('navigation', { name: 'Secciones' });
  await sections.getByRole('link', { name: section, exact: true }).click();
  await expect(counter.getByRole('heading', { level: 1, name: section })).toBeVisible();
  await expect(counter.getByText(/^Cargando/)).toHaveCount(0);
}
