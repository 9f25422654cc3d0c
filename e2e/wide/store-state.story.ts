import { expect } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { inHours, setDeviceClock } from '../support/device-clock.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import {
  addPlain,
  chooseDelivery,
  choosePickup,
  openCart,
  placeDialog,
  plainProduct,
  openMethods,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';
import { soonestPickupText, timesDialog } from '../support/times.ts';

test.slow();

/** A copy of the demo brand, whose first store never closes, with changed stores. */
const brandWith = (id: string, changes: object): Promise<string> =>
  publishBurgerCopy(`${id}-${test.info().project.name}`, (files) => {
    for (const store of files.stores) Object.assign(store, changes);
    files.coupons = [];
  });

test('a store that takes no orders says so at once, offers no time and cannot be chosen', async ({
  page,
}) => {
  await page.goto(await brandWith('suspended', { subscription: 'suspended' }));
  const closed = page.getByRole('dialog', { name: 'No disponible por ahora' });
  await expect(closed.getByText(/^Por ahora no recibimos pedidos aquí\.$/)).toBeVisible();
  await expect(closed.getByRole('button', { name: 'Elegir otro local' })).toHaveCount(0);
  await expect(
    closed.getByRole('link', { name: 'Llamar al local · +56 2 2345 6700' }),
  ).toHaveAttribute('href', 'tel:+56223456700');
  await closed.getByRole('button', { name: 'Ver el menú' }).click();
  await expect(closed).toBeHidden();
  await expect(page.getByText('Por ahora no recibimos pedidos aquí.')).toBeVisible();
  await expect(page.getByText(/^Cerrado$/).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Program/ })).toHaveCount(0);
  await addPlain(page);
  const dialog = placeDialog(page);
  await dialog.getByRole('radio', { name: 'Retiro en local' }).check();
  await expect(dialog).toContainText('Por ahora no hay dónde retirar.');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(await openCart(page)).toContainText(plainProduct.name);
});

test('a store that takes no orders leads to the other one, a call and the menu', async ({
  page,
}) => {
  const address = await publishBurgerCopy(`onesuspended-${test.info().project.name}`, (files) => {
    const [first, second] = files.stores;
    Object.assign(second ?? {}, { businessHours: first?.['businessHours'] });
    Object.assign(first ?? {}, { subscription: 'suspended' });
    files.coupons = [];
  });
  await page.goto(address);
  const closed = page.getByRole('dialog', { name: 'No disponible por ahora' });
  const ways = closed.getByText(/^(Elegir otro local|Llamar al local · .+|Ver el menú)$/);
  await expect(ways).toHaveCount(3);
  await expectAccessibleAtAllWidths(page, 'a store that takes no orders');
  await closed.getByRole('button', { name: 'Elegir otro local' }).click();
  await placeDialog(page).getByRole('radio', { name: 'Retiro en local' }).check();
  await expect(placeDialog(page).getByRole('radio', { name: /^Local / })).toHaveCount(1);
});

test('a delivery-only store is open for an undecided shopper, and choosing pickup offers delivery instead', async ({
  page,
}) => {
  await page.goto(await brandWith('nocounter', { pickUpOpen: false, futureOrdersEnabled: false }));
  await expect(page.getByText(/^Abierto /).filter({ visible: true })).toBeVisible();
  await addPlain(page);
  await choosePickup(page);
  const closed = page.getByRole('dialog', { name: 'No disponible por ahora' });
  await expect(closed).toContainText(
    'Por ahora no se puede retirar aquí. Tu carro queda guardado.',
  );
  await closed.getByRole('button', { name: 'Elegir otra forma de entrega' }).click();
  await placeDialog(page).getByRole('radio', { name: 'Delivery' }).check();
  await chooseDelivery(page, 'Italia 1439', /Av\. Italia 1439/);
  await expect(page.getByText('Por ahora no se puede retirar aquí.')).toBeHidden();
});

test('a store with only pay-on-delivery methods offers no later time; its methods keep their order and logos', async ({
  page,
}) => {
  const card = { name: 'card', priority: 1, logo: 'images/logo.svg' };
  const origin = await brandWith('ondelivery', { paymentMethods: ['cash', card] });
  await page.goto(origin);
  await addPlain(page);
  await choosePickup(page);
  await page.goto(`${origin}/checkout`);
  await openMethods(page);
  await expect(page.getByRole('radio', { name: /^Efectivo/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Programar|Elegir la hora/ })).toHaveCount(0);
  const methods = page.getByRole('group', { name: 'Pagas al recibir' });
  await expect(methods.getByRole('radio').first()).toHaveAccessibleName(/^Tarjeta/);
  await expect(methods.getByRole('radio').first()).toBeChecked();
  await expect(methods.locator('img')).toHaveAttribute('src', /\/logo\.svg$/);
});

test('a paused store says until when, also on a device five hours ahead', async ({ page }) => {
  const origin = await brandWith('pause', { pausedUntil: inHours(2) });
  const paused = /^Está cerrado ahora\. Abre (hoy|el \S+) a las \d\d:\d\d\./;
  await page.goto(origin);
  await expect(page.getByText(paused)).toBeVisible();
  await setDeviceClock(page, 5);
  await page.reload();
  await expect(page.getByText(paused)).toBeVisible();
  await page.getByRole('button', { name: 'Programa tu pedido' }).click();
  await choosePickup(page);
  await expect(timesDialog(page)).toContainText(/Está cerrado ahora y abre/);
  await expect(timesDialog(page).getByRole('radio', { name: /^Lo antes posible/ })).toHaveCount(0);
});

test('a pause that has ended has no effect, also on a device five hours behind', async ({
  page,
}) => {
  const origin = await brandWith('resumed', { pausedUntil: inHours(-1) });
  await setDeviceClock(page, -5);
  await page.goto(origin);
  await expect(page.getByText(/^Abierto /).filter({ visible: true })).toBeVisible();
  await addPlain(page);
  await choosePickup(page);
  await expect(timesDialog(page)).toBeHidden();
  await page.goto(`${origin}/checkout`);
  await expect(soonestPickupText(page)).toBeVisible();
});
