import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { card, field, open, press, saved } from './support/back-office.ts';
import { openCounter } from './support/counter.ts';
import { expectFitsTheCounter } from './support/counter-sizes.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { tabTo } from './support/keyboard.ts';
import { freshEmail, logInByApi } from './support/login.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import {
  addPlain,
  choosePickup,
  fillForm,
  openSection,
  payButton,
  payInCash,
  plainProduct,
  pressOrder,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test.slow();

const path = '/mi-marca/cupones';
const sentence = (page: Page): Locator => page.getByLabel('Así se lee tu cupón');

/** The row of a coupon, which opens its form. */
const rowOf = (page: Page, code: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${code}`) });

type Changes = Parameters<typeof publishBurgerCopy>[1];

/** Publishes a copy of the brand that stories of this file alone change. */
const publishCopy = async (
  what: string,
  change: Changes,
): Promise<{ id: DemoBrand; origin: string }> => {
  const id = `cupones-${what}-${test.info().project.name}` as DemoBrand;
  return { id, origin: await publishBurgerCopy(id, change) };
};

/** Types a code in the checkout of a cart with one salad. */
async function typeCode(shopper: Page, origin: string, code: string): Promise<void> {
  await shopper.goto(`${origin}/checkout`);
  await payInCash(shopper);
  await openSection(shopper, 'Cupón');
  const typed = shopper.getByRole('textbox', { name: 'Cupón' });
  await typed.fill(code);
  await typed.press('Enter');
}

test(
  'an owner makes a coupon from nothing, tries it and publishes it, a shopper uses it, and one press takes it away',
  { tag: '@both-widths' },
  async ({ page: counter, browser, baseURL }) => {
    const { id, origin } = await publishCopy('nuevo', (files) => {
      files.coupons = [];
    });
    await openCounter(counter, baseURL, { brand: id, role: 'owner', path });
    await expect(counter.getByText('Todavía no tienes cupones')).toBeVisible();
    await expectFitsTheCounter(counter, 'the coupons in the back office');
    if (test.info().project.name === 'phone')
      await counter.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(counter, 'no coupons in the back office');
    const dialog = counter.getByRole('dialog');

    await test.step('a wrong value is named at its field, and the sentence says the coupon', async () => {
      await press(counter, 'Crear cupón');
      await press(dialog, 'Listo');
      await expect(field(dialog, 'Código')).toBeFocused();
      await expect(dialog).toContainText('Escribe de 3 a 40 letras o números');
      await field(dialog, 'Código').fill('primavera');
      await field(dialog, 'Porcentaje').fill('120');
      await expect(dialog).toContainText('Escribe un número entre 0,01 y 100.');
      await expectAccessible(counter, 'a coupon with a wrong value');
      await field(dialog, 'Porcentaje').fill('50');
      await field(dialog, 'Descuento máximo (opcional)').fill('1.500');
      await expect(sentence(counter)).toHaveText('50 % de descuento, hasta $1.500.');
      await open(dialog, 'Cuántas veces');
      await field(dialog, 'Por persona (opcional)').fill('1');
      await open(dialog, 'Qué hay que llevar');
      await field(dialog, 'Compra mínima en platos (opcional)').fill('5.000');
      await expect(sentence(counter)).toHaveText(
        '50 % de descuento, hasta $1.500, con un mínimo de $5.000, una vez por persona.',
      );
    });

    await test.step('a test cart says why it does not apply, and what it takes off', async () => {
      await open(dialog, 'Probar');
      await dialog
        .getByRole('searchbox', { name: 'Busca un plato para agregarlo' })
        .fill('chilena');
      await press(dialog, /^Ensalada chilena/);
      const trial = dialog.locator('details', { hasText: 'Arma un pedido y mira' });
      await trial.getByText('Retiro en local', { exact: true }).click();
      await expect(trial).toContainText('No descuenta. Tu cliente leería:');
      await expect(trial).toContainText('Agrega $1.710 más para usarlo.');
      await field(dialog, 'Compra mínima en platos (opcional)').fill('');
      await expect(trial).toContainText('−$1.500');
      await expect(trial).toContainText('$1.790');
      await expectAccessible(counter, 'the test cart of a coupon');
    });

    await press(dialog, 'Listo');
    await saved(counter);
    await expect(card(counter, 'Cambios sin publicar')).toContainText('Cupón nuevo');
    await expectAccessible(counter, 'a drafted coupon');
    await press(counter, 'Publicar 1 cambio');
    await expect(card(counter, 'Versiones')).toContainText('Versión 2');
    await expect(card(counter, 'Cupones')).toContainText('Encendido');

    const shopper = await browser.newPage();
    await test.step('a shopper uses it', async () => {
      await shopper.goto(origin);
      await logInByApi(shopper, { email: freshEmail('cupon-marca') });
      await addPlain(shopper);
      await choosePickup(shopper);
      await typeCode(shopper, origin, 'Primavera');
      await expect(payButton(shopper)).toContainText('$1.790');
      await fillForm(shopper);
      await pressOrder(shopper);
      await expect(
        shopper.getByRole('heading', { level: 1, name: '¡Pedido recibido!' }),
      ).toBeVisible();
    });

    await test.step('going back takes it away', async () => {
      await press(counter, 'Volver a esta: versión 1');
      await press(card(counter, 'Versiones'), 'Sí, volver');
      await expect(card(counter, 'Versiones')).toContainText('Versión 3');
      await expect(counter.getByText('Todavía no tienes cupones')).toBeVisible();
      await press(counter, 'Crear cupón');
      await field(dialog, 'Código').fill('PRIMAVERA');
      await expect(dialog).toContainText('Este código ya se usó 1 vez');
      await press(dialog, 'Cerrar');
      await shopper.goto(origin);
      await addPlain(shopper, plainProduct.name);
      await typeCode(shopper, origin, 'PRIMAVERA');
      await expect(shopper.getByText('No encontramos ese código.').first()).toBeVisible();
    });
  },
);

test('an owner makes a coupon with the keyboard alone, and mends what only the server finds', async ({
  browser,
  baseURL,
}) => {
  const { id } = await publishCopy('teclas', (files) => {
    files.coupons = [
      { code: 'LENA20', name: 'Para la casa', discount: { kind: 'percent', value: 20 } },
    ];
    files.settings['loyaltyProgram'] = false;
    files.settings['loyaltyProgramParams'] = null;
  });
  const counter = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path });
  const dialog = counter.getByRole('dialog');
  await test.step('code, value, an invitation with points, all by keys', async () => {
    await tabTo(counter, counter.getByRole('button', { name: 'Crear cupón' }));
    await counter.keyboard.press('Enter');
    await tabTo(counter, field(dialog, 'Código'));
    await counter.keyboard.type('amigos');
    await tabTo(counter, field(dialog, 'Porcentaje'));
    await counter.keyboard.type('12,5');
    await tabTo(counter, dialog.locator('summary', { hasText: 'Invitación' }));
    await counter.keyboard.press('Enter');
    await tabTo(counter, dialog.getByRole('switch', { name: /^Es una invitación/ }));
    await counter.keyboard.press('Space');
    await tabTo(counter, field(dialog, 'Con qué empiezan los códigos'));
    await counter.keyboard.type('amigo');
    await tabTo(counter, field(dialog, 'Puntos para quien invita (opcional)'));
    await counter.keyboard.type('200');
    await counter.keyboard.press('Enter');
    await saved(counter);
  });
  const row = rowOf(counter, 'AMIGOS');
  await test.step('the server names what stands against it, and the field says why', async () => {
    const draft = card(counter, 'Cambios sin publicar');
    await expect(draft).toContainText('AMIGOS: revisa invitación');
    await expect(row).toContainText('Por corregir');
    await row.press('Enter');
    await expect(dialog).toContainText('o falta el programa de puntos');
    await field(dialog, 'Puntos para quien invita (opcional)').fill('');
    await press(dialog, 'Listo');
    await expect(draft).not.toContainText('AMIGOS: revisa');
    await expect(row).not.toContainText('Por corregir');
  });
  await test.step('a published coupon changes by its field, and is taken away', async () => {
    await rowOf(counter, 'LENA20').click();
    await field(dialog, 'Porcentaje').fill('25');
    await press(dialog, 'Listo');
    await expect(card(counter, 'Cambios sin publicar')).toContainText('Qué regala: cambió');
    await saved(counter);
    await tabTo(counter, counter.getByRole('button', { name: 'Publicar 2 cambios' }));
    await counter.keyboard.press('Enter');
    await expect(card(counter, 'Versiones')).toContainText('LENA20: Qué regala: cambió');
    await rowOf(counter, 'LENA20').click();
    await press(dialog, 'Quitar cupón');
    await press(dialog, 'Sí, quitar');
    await expect(card(counter, 'Cupones')).toContainText('Se quita');
    await press(counter, 'Dejar el cupón LENA20');
    await expect(card(counter, 'Cambios sin publicar')).toContainText('Nada por publicar.');
  });

  const manager = await browser.newPage();
  await openCounter(manager, baseURL, { brand: id, role: 'manager', path: '/mi-marca' });
  await expect(card(manager, 'Cambios sin publicar')).toBeVisible();
  await expect(manager.getByRole('link', { name: 'Aspecto' })).toHaveCount(0);
});
