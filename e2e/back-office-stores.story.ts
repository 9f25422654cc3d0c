import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { card, field, open, press, saved } from './support/back-office.ts';
import { openCounter } from './support/counter.ts';
import { expectFitsTheCounter } from './support/counter-sizes.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { tabTo } from './support/keyboard.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import {
  addPlain,
  chooseDelivery,
  fillForm,
  payInCash,
  placeDialog,
  plainProduct,
  pressOrder,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test.slow();

const path = '/mi-marca/locales';

test(
  'an owner makes a store with hours and a zone, tries an address and publishes, and a delivery is ordered there',
  { tag: '@both-widths' },
  async ({ page: counter, browser, baseURL }) => {
    const id = `locales-nuevo-${test.info().project.name}` as DemoBrand;
    const origin = await publishBurgerCopy(id, (files) => {
      files.coupons = [];
      for (const store of files.stores)
        Object.assign(store, { orderMethod: 'in_store', deliveryZones: [], businessHours: [] });
    });
    await openCounter(counter, baseURL, { brand: id, role: 'owner', path });
    await expect(card(counter, 'Locales')).toContainText('Solo retiro en local');
    await expectFitsTheCounter(counter, 'the stores in the back office');
    if (test.info().project.name === 'phone')
      await counter.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(counter, 'the stores in the back office');
    const dialog = counter.getByRole('dialog');

    await test.step('wrong fields are named, and the store gets its hours', async () => {
      await press(counter, 'Crear local');
      await press(dialog, 'Listo');
      await expect(field(dialog, 'Nombre')).toBeFocused();
      await expect(dialog).toContainText('Escribe la dirección.');
      await expectAccessible(counter, 'a store with wrong fields');
      await field(dialog, 'Nombre').fill('Local Plaza');
      await field(dialog, 'Dirección').fill('Av. Irarrázaval 2450');
      await field(dialog, 'Sector o barrio').fill('Ñuñoa');
      await field(dialog, 'Latitud').fill('-33.4539');
      await field(dialog, 'Longitud').fill('-70,6149');
      await dialog.getByLabel('Cómo se entrega').selectOption('store_delivery');
      await open(dialog, 'Horario');
      await press(dialog, 'Solo a ciertas horas');
      await dialog.getByLabel('Desde').fill('00:00');
      await dialog.getByLabel('Hasta').fill('23:59');
      await expectAccessible(counter, 'the hours of a store');
      await press(dialog, 'Listo');
      await saved(counter);
      await expect(card(counter, 'Cambios sin publicar')).toContainText('Local Plaza: revisa zona');
    });

    await test.step('a zone is a circle, and an address is tried by its numbers', async () => {
      await press(counter, 'Zonas de reparto de Local Plaza');
      await press(dialog, 'Agregar zona');
      await field(dialog, 'Radio en km').fill('4');
      await press(dialog, 'Hacer un círculo');
      await field(dialog, 'Costo de envío').fill('1.490');
      await field(dialog, 'Pedido mínimo (opcional)').fill('3.000');
      await field(dialog, 'Minutos de espera').fill('45');
      await open(dialog, 'Probar una dirección');
      await field(dialog, 'Latitud para probar').fill('-33.4560');
      await field(dialog, 'Longitud para probar').fill('-70.6080');
      await field(dialog, 'Longitud para probar').press('Tab');
      const answer = dialog.getByRole('status');
      await expect(answer).toContainText('Local Plaza · Zona 1');
      await expect(answer).toContainText('Envío $1.490 · mínimo $3.000 · 45 min');
      await field(dialog, 'Latitud para probar').fill('-33.9');
      await field(dialog, 'Latitud para probar').press('Tab');
      await expect(answer).toContainText('Nadie reparte ahí.');
      await expectAccessible(counter, 'the zones of a store');
      await press(dialog, 'Listo');
      await saved(counter);
      await expect(card(counter, 'Locales')).toContainText('1 zona');
    });

    await press(counter, /^Publicar \d+ cambio/);
    await expect(card(counter, 'Versiones')).toContainText('Versión 2');

    const shopper = await browser.newPage();
    await test.step('a shopper orders a delivery there', async () => {
      await shopper.goto(origin);
      await addPlain(shopper, plainProduct.name);
      await chooseDelivery(shopper, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
      await expect(placeDialog(shopper)).toBeHidden();
      await shopper.goto(`${origin}/checkout`);
      await payInCash(shopper);
      await fillForm(shopper);
      await pressOrder(shopper);
      await expect(
        shopper.getByRole('heading', { level: 1, name: '¡Pedido recibido!' }),
      ).toBeVisible();
    });
  },
);

test('an owner draws a zone with taps and with the keyboard, and reads which zones overlap', async ({
  browser,
  baseURL,
}) => {
  const id = `locales-zonas-${test.info().project.name}` as DemoBrand;
  await publishBurgerCopy(id, () => {});
  const counter = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path });
  const dialog = counter.getByRole('dialog');
  await tabTo(counter, counter.getByRole('button', { name: 'Zonas de reparto de Local Ñuñoa' }));
  await counter.keyboard.press('Enter');
  await press(dialog, 'Agregar zona');
  await field(dialog, 'Nombre de la zona').fill('Esquina');
  const plane = dialog.getByRole('img', { name: /^Plano de las zonas/ });
  await test.step('three taps make a zone, which lies over another one', async () => {
    for (const position of [
      { x: 250, y: 120 },
      { x: 450, y: 120 },
      { x: 350, y: 300 },
    ])
      await plane.click({ position });
    await expect(dialog.locator('details', { hasText: 'Esquinas' })).toContainText('3 esquinas');
    await expect(dialog).toContainText(/“Ñuñoa [^”]+” y “Esquina” se pisan/);
  });
  await test.step('a corner is moved and removed with the keyboard', async () => {
    await tabTo(counter, dialog.locator('summary', { hasText: 'Esquinas' }));
    await counter.keyboard.press('Enter');
    await tabTo(counter, dialog.getByRole('button', { name: 'Quitar la esquina 3' }));
    await counter.keyboard.press('Enter');
    await press(dialog, 'Listo');
    await expect(dialog).toContainText('Una zona necesita 3 esquinas o más.');
    await press(dialog, 'Agregar esquina');
    const latitude = field(dialog, 'Latitud de la esquina 3');
    await latitude.fill('-33.47');
    await latitude.press('Tab');
  });
  await field(dialog, 'Costo de envío').fill('990');
  await press(dialog, 'Listo');
  await saved(counter);
  await expect(card(counter, 'Cambios sin publicar')).toContainText('Local Ñuñoa · Esquina');

  const manager = await browser.newPage();
  await openCounter(manager, baseURL, { brand: id, role: 'manager', path: '/mi-marca' });
  await expect(card(manager, 'Cambios sin publicar')).toBeVisible();
  await expect(manager.getByRole('link', { name: 'Locales' })).toHaveCount(0);
});
