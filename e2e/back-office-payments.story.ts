import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { card, field, press } from './support/back-office.ts';
import { openCounter } from './support/counter.ts';
import { expectFitsTheCounter } from './support/counter-sizes.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { addPlain, chooseMethod, choosePickup, fillForm, plainProduct } from './support/shopper.ts';
import { test } from './support/story.ts';
import { expectTitle, successTitle } from './support/webpay.ts';

test.slow();

const path = '/mi-marca/pagos';
const write = (dialog: Locator, label: string, value: string): Promise<void> =>
  field(dialog, label).fill(value);
/** The keys of the sandbox's Getnet. */
const keys = { login: 'sandboxgetnet0123456789abcdef012', secretKey: 'sandbox-getnet-secret' };

test(
  'an owner writes wrong keys and right ones, reads what is assumed, switches Getnet on, and a shopper pays with it',
  { tag: '@both-widths' },
  async ({ page: counter, browser, baseURL }) => {
    const id = `pagos-llaves-${test.info().project.name}` as DemoBrand;
    const origin = await publishBurgerCopy(id, (files) => {
      files.coupons = [];
      for (const store of files.stores) store['paymentMethods'] = ['cash'];
    });
    await openCounter(counter, baseURL, { brand: id, role: 'owner', path });
    const list = card(counter, 'Pagos en línea');
    const getnet = list
      .getByRole('group')
      .filter({ has: counter.getByRole('heading', { name: 'Getnet' }) });
    const dialog = counter.getByRole('dialog');
    await expect(list).toContainText('De prueba');
    await expectFitsTheCounter(counter, 'the payments in the back office');
    if (test.info().project.name === 'phone')
      await counter.setViewportSize({ width: 390, height: 844 });
    await getnet.locator('summary').first().click();
    await expectAccessible(counter, 'the payments in the back office');

    await test.step('wrong keys are told so, and nothing is stored', async () => {
      await press(getnet, 'Escribir llaves de Getnet');
      await press(dialog, 'Probar y guardar');
      await expect(dialog.getByRole('textbox', { name: 'Usuario (login)' })).toBeFocused();
      await write(dialog, 'Usuario (login)', keys.login);
      await write(dialog, 'Llave secreta', 'wrong-key-of-nobody');
      await press(dialog, 'Probar y guardar');
      await expect(dialog).toContainText('Getnet no reconoce estas llaves.');
      await expect(dialog).toContainText('No cambiamos nada.');
      await expectAccessible(counter, 'wrong keys');
      await expect(getnet).toContainText('De prueba');
    });

    await test.step('right keys work, and are not shown again', async () => {
      await write(dialog, 'Llave secreta', keys.secretKey);
      await press(dialog, 'Probar y guardar');
      await expect(dialog).toHaveCount(0);
      await expect(getnet).toContainText('Funciona');
      await expect(getnet).toContainText('termina en …cret');
      await expect(counter.locator('body')).not.toContainText(keys.secretKey);
      await press(getnet, 'Probar las llaves de Getnet');
      await expect(getnet).toContainText('Getnet reconoce tus llaves.');
    });

    await test.step('what is assumed is named before Getnet is switched on', async () => {
      await getnet.getByRole('switch', { name: 'Getnet en Local Ñuñoa' }).click();
      await expect(dialog).toContainText('Antes de encender Getnet en Local Ñuñoa');
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      await expect(dialog).toContainText('“Devuelto” quiere decir devuelto completo.');
      await expectAccessible(counter, 'what is assumed of a method');
      await press(dialog, 'Encender');
      await expect(getnet.getByRole('switch', { name: 'Getnet en Local Ñuñoa' })).toBeChecked();
      const draft = card(counter, 'Cambios sin publicar');
      await expect(draft.getByRole('status').first()).toHaveText('Guardado');
      await press(counter, /^Publicar \d+ cambio/);
      await expect(draft).toContainText('Nada por publicar');
    });

    const shopper = await browser.newPage();
    await test.step('a shopper pays with it', async () => {
      await shopper.goto(origin);
      await addPlain(shopper, plainProduct.name);
      await choosePickup(shopper);
      await shopper.goto(`${origin}/checkout`);
      await chooseMethod(shopper, /^Getnet/);
      await fillForm(shopper);
      await shopper.getByRole('button', { name: 'Pagar con Getnet' }).click();
      await press(shopper, 'Pagar');
      await expectTitle(shopper, successTitle);
    });
  },
);

test('a manager does not find the payments, and an owner reads what only the first purchase shows', async ({
  page: counter,
  browser,
  baseURL,
}) => {
  await openCounter(counter, baseURL, { brand: 'burger', role: 'owner', path });
  const list = card(counter, 'Pagos en línea');
  await list.locator('summary', { hasText: 'Fpay' }).click();
  await press(list, 'Escribir llaves de Fpay');
  await expect(
    counter.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }),
  ).toBeVisible();
  const manager = await browser.newPage();
  await openCounter(manager, baseURL, { brand: 'burger', role: 'manager', path: '/mi-marca' });
  await expect(card(manager, 'Cambios sin publicar')).toBeVisible();
  await expect(manager.getByRole('link', { name: 'Pagos' })).toHaveCount(0);
});
