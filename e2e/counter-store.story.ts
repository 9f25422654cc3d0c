import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCounter } from './support/counter.ts';
import { type DemoBrand, demoBrands } from './support/demo-brands.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import {
  addPlain,
  choosePickup,
  fillForm,
  payButton,
  placeOrderOnPage,
  plainProduct,
  pressOrder,
  chooseMethod,
} from './support/shopper.ts';
import { tabTo } from './support/keyboard.ts';
import { test } from './support/story.ts';

test.slow();

const soldOutProduct = 'Empanaditas de queso';
const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const shopIsOpen = (page: Page): Locator => page.getByText(/^Abierto /).filter({ visible: true });

test('a shopper orders while the store adds a wait, sells a dish out, pauses and goes on', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const id = `counterstore-${test.info().project.name}`;
  const origin = await publishBurgerCopy(id, (files) => {
    for (const store of files.stores) store['futureOrdersEnabled'] = false;
    files.coupons = [];
  });
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await tablet.newPage();
  await openCounter(counter, baseURL, { brand: id as DemoBrand, path: '/local' });
  const seen = card(counter, 'Así te ven ahora');
  await expect(seen).toContainText(/Retiro en local.*15.?–.?25 min/);

  await shopper.goto(origin);
  await addPlain(shopper);
  await choosePickup(shopper);
  await addPlain(shopper, soldOutProduct);
  await shopper.goto(`${origin}/checkout`);
  await expect(shopper.getByText(/15.?–.?25 min/).first()).toBeVisible();

  await test.step('twenty minutes more reach the next page of the shopper', async () => {
    await press(counter, '20 minutos más de espera');
    await expect(seen).toContainText(/Retiro en local.*35.?–.?45 min/);
    await shopper.reload();
    await expect(shopper.getByText(/35.?–.?45 min/).first()).toBeVisible();
    await press(counter, 'Deshacer');
    await expect(seen).toContainText(/Retiro en local.*15.?–.?25 min/);
  });

  await test.step('a dish that sells out meanwhile is named and removed with one press', async () => {
    await chooseMethod(shopper, /^Efectivo/);
    await fillForm(shopper);
    await counter.getByRole('searchbox').fill('empanaditas');
    await press(counter, `Agotar ${soldOutProduct}`);
    await expect(seen).toContainText('1 plato agotado');
    await pressOrder(shopper);
    const changed = shopper.getByRole('dialog', { name: 'Algo cambió en el menú' });
    await expect(changed).toContainText(soldOutProduct);
    await expect(changed).not.toContainText(plainProduct.name);
    await changed.getByRole('button', { name: 'Quitar y seguir' }).click();
    await expect(payButton(shopper)).toContainText('$3.290');
    await expect(counter.getByRole('listitem').filter({ hasText: soldOutProduct })).toContainText(
      /Agotado hasta .* · Lo puso Rosa Pinto/,
    );
    await expectAccessible(counter, 'a dish that is sold out');
  });

  await test.step('a paused store takes no order, and takes it again when staff goes on', async () => {
    await card(counter, 'Pausa').getByRole('button', { name: '30 min' }).click();
    await expect(card(counter, 'Pausa').getByRole('timer')).toContainText(/Faltan (30|29):\d\d/);
    await expect(seen).toContainText('Cerrado, abre hoy');
    await pressOrder(shopper);
    await expect(
      shopper
        .getByRole('dialog')
        .getByText(/cerrad/i)
        .first(),
    ).toBeVisible();
    await press(counter, 'Volver a recibir pedidos');
    await expect(seen).toContainText('Abierto');
    await shopper.goto(origin);
    await expect(shopIsOpen(shopper)).toBeVisible();
    await shopper.goto(`${origin}/checkout`);
    await fillForm(shopper);
    await placeOrderOnPage(shopper);
  });
  await tablet.close();
});

test('what one tablet changes shows on the other at once', async ({ page, browser, baseURL }) => {
  const work = { brand: 'sushi', role: 'crew', path: '/local' } as const;
  await openCounter(page, baseURL, work);
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await tablet.newPage();
  // Without its timers the other tablet reads nothing by itself: the stream alone tells it.
  await other.clock.install();
  const stream = other.waitForResponse((answer) => answer.url().endsWith('/events'));
  await openCounter(other, baseURL, work);
  await stream;
  const busy = (counter: Page) =>
    card(counter, 'Más espera').getByRole('button', { pressed: true });
  await expect(busy(other).first()).toHaveText('Normal');
  await other.clock.pauseAt(Date.now() + 1_000);
  await press(page, '10 minutos más de espera');
  await expect(busy(other).first()).toHaveText('+10');
  await press(page, 'Deshacer');
  await expect(busy(other).first()).toHaveText('Normal');
  await tablet.close();
});

test('a wait that is set names its real end, and another length changes it at once', async ({
  page,
  baseURL,
}) => {
  await openCounter(page, baseURL, {
    brand: 'cocina',
    role: 'crew',
    path: '/local',
    storeIds: [2],
  });
  const waits = card(page, 'Más espera');
  await press(page, '20 minutos más de espera');
  await expect(waits.getByText(/^Hasta .*\d/)).toBeVisible();
  const inAnHour = await waits.getByText(/^Hasta .*\d/).innerText();
  const lengths = waits.getByRole('group').last().getByRole('button', { pressed: true });
  await expect(lengths, 'the sentence says the end, no length claims it').toHaveCount(0);
  await waits.getByRole('button', { name: 'Hasta cerrar' }).click();
  await expect(waits.getByText(inAnHour, { exact: true })).toHaveCount(0);
  await waits.getByRole('button', { name: 'Normal' }).click();
  await expect(waits.getByText(/^Hasta .*\d/)).toHaveCount(0);
});

test('a cook sells out and counts with the keyboard alone, but leaves pauses to the manager', async ({
  page,
  baseURL,
}) => {
  await openCounter(page, baseURL, { brand: 'cocina', role: 'crew', path: '/local' });
  await expect(card(page, 'Pausa')).toContainText('Solo el encargado o el dueño lo cambian.');
  await expect(card(page, 'Pausa').getByRole('button', { name: '15 min' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('searchbox').fill('CHAMPÚRRADAS');
  const row = card(page, 'Platos y opciones').getByRole('listitem');
  await expect(row).toHaveCount(1);
  await tabTo(page, row.getByRole('button', { name: 'Contar unidades de Champurradas' }));
  await page.keyboard.press('Enter');
  const keypad = page.getByRole('dialog', { name: '¿Cuántas quedan de Champurradas?' });
  await expect(keypad).toBeVisible();
  await page.keyboard.type('125');
  await page.keyboard.press('Backspace');
  await expect(keypad.getByRole('status')).toContainText('12');
  await expectAccessible(page, 'the keypad of a count');
  await tabTo(page, keypad.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  const left = row.getByRole('button', { name: /^Quedan 12/ });
  await expect(left).toBeFocused();
  await tabTo(page, row.getByRole('button', { name: 'Agotar Champurradas' }));
  await page.keyboard.press('Enter');
  await tabTo(page, row.getByRole('button', { name: 'Volver a vender Champurradas' }));
  await page.keyboard.press('Enter');
  await tabTo(page, left);
  await page.keyboard.press('Enter');
  await tabTo(page, keypad.getByRole('button', { name: 'No contar más' }));
  await page.keyboard.press('Enter');
  await expect(left).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Agotar/ })).toBeVisible();
});

test('dishes are folded by category, and one opens with the keyboard alone', async ({
  page,
  baseURL,
}) => {
  await openCounter(page, baseURL, { brand: 'cocina', role: 'crew', path: '/local' });
  const dishes = card(page, 'Platos y opciones');
  const group = dishes
    .getByRole('group')
    .filter({ has: page.locator('summary') })
    .first();
  const sellOut = group.getByRole('button', { name: /^Agotar/ });
  await expect(group).toBeVisible();
  await expect(sellOut.first()).toBeHidden();
  await tabTo(page, group.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(sellOut.first()).toBeVisible();
  await expectAccessible(page, 'a category of dishes');
});

for (const brand of demoBrands) {
  test(`the store’s screen of ${brand} passes the accessibility checks in both colour schemes`, async ({
    page,
    baseURL,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await openCounter(page, baseURL, { brand, role: 'owner', path: '/local' });
      await expect(card(page, 'Así te ven ahora')).toBeVisible();
      await expectAccessible(page, `the store, ${colorScheme}`);
      await card(page, 'Horario').getByRole('button', { name: 'Cambiar hoy' }).click();
      await expectAccessible(page, `the hours of today, ${colorScheme}`);
    }
  });
}
