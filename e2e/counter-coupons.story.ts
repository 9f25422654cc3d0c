import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectFitsTheCounter } from './support/counter-sizes.ts';
import { openCounter } from './support/counter.ts';
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
  pressOrder,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test.slow();

/** Of a salad for $3.290. */
const coupons = [
  {
    code: 'LENA20',
    name: '20 % en toda la carta',
    discount: { kind: 'percent', value: 20 },
    maxUses: 50,
  },
  {
    code: 'UN-CODIGO-LARGO_QUE-NADIE-RECUERDA-JAMAS',
    name: 'Ya terminó',
    discount: { kind: 'amount', value: 1_000 },
    endsAt: '2020-01-01 23:59',
  },
];

const row = (page: Page, code: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: code }) });
const couponSwitch = (page: Page): Locator => page.getByRole('switch', { name: 'Cupón LENA20' });

/** Fills the cart and the form, and applies the coupon at $2.632. */
async function checkOutWithCoupon(page: Page, origin: string, isFirst: boolean): Promise<void> {
  await page.goto(origin);
  await addPlain(page);
  if (isFirst) await choosePickup(page);
  await page.goto(`${origin}/checkout`);
  await payInCash(page);
  await openSection(page, 'Cupón');
  const field = page.getByRole('textbox', { name: 'Cupón' });
  await field.fill('LENA20');
  await field.press('Enter');
  await expect(payButton(page)).toContainText('$2.632');
}
const isPlaced = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();

test('the owner switches a coupon off under a shopper, whose order goes without it; on again, it works and its cost shows', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const id = `countercoupons-${test.info().project.name}`;
  const origin = await publishBurgerCopy(id, (files) => {
    files.coupons = coupons;
  });
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await tablet.newPage();
  const brand = id as DemoBrand;
  await openCounter(counter, baseURL, { brand, role: 'owner', path: '/cupones' });
  await expect(row(counter, 'LENA20')).toContainText('20 % de descuento');
  await expect(row(counter, 'LENA20')).toContainText('0 de 50 en total, quedan 50');
  await expect(row(counter, 'UN-CODIGO')).toContainText('Terminó');
  await expect(row(counter, 'UN-CODIGO').getByRole('switch')).toHaveCount(0);
  await expectAccessible(counter, 'coupons at the counter');

  await shopper.goto(origin);
  await logInByApi(shopper, { email: freshEmail('cupon-mostrador') });
  await checkOutWithCoupon(shopper, origin, true);
  await fillForm(shopper);

  await test.step('off: the shopper reads why, and orders without the coupon', async () => {
    await tabTo(counter, couponSwitch(counter));
    await counter.keyboard.press('Space');
    await expect(couponSwitch(counter)).not.toBeChecked();
    await expect(row(counter, 'LENA20')).toContainText('Lo apagó Rosa Pinto, hoy');
    await expect(counter.getByText('LENA20: apagado. Nadie más lo puede usar.')).toBeVisible();
    await pressOrder(shopper);
    const refused = shopper.getByRole('dialog', { name: 'Cupón no aplicado' });
    await expect(refused).toContainText('Ese cupón no está disponible ahora');
    await refused.getByRole('button', { name: 'Pedir sin cupón por $3.290' }).click();
    await isPlaced(shopper);
    await expect(row(counter, 'LENA20')).toContainText('0 de 50 en total');
  });

  await test.step('on again by the message: the next order has the coupon, and uses and cost show', async () => {
    await couponSwitch(counter).click();
    await expect(couponSwitch(counter)).toBeChecked();
    await counter.getByRole('button', { name: 'Deshacer' }).click();
    await expect(couponSwitch(counter)).not.toBeChecked();
    await couponSwitch(counter).click();
    await expect(couponSwitch(counter)).toBeChecked();
    await checkOutWithCoupon(shopper, origin, false);
    await fillForm(shopper);
    await pressOrder(shopper);
    await isPlaced(shopper);
    await counter.getByRole('button', { name: 'Hoy' }).click();
    await expect(row(counter, 'LENA20')).toContainText('1 uso');
    await expect(row(counter, 'LENA20')).toContainText('1 de 50 en total, quedan 49');
    await expect(row(counter, 'LENA20')).toContainText('$658');
  });
  await tablet.close();
});

test('without a network the coupons stay and no switch moves; staff of one store has no coupons', async ({
  page,
  baseURL,
}) => {
  await openCounter(page, baseURL, { brand: 'cocina', role: 'owner', path: '/cupones' });
  await expect(row(page, 'OLLA').getByRole('switch')).toBeChecked();
  await page.context().setOffline(true);
  await expect(row(page, 'OLLA').getByRole('switch')).toHaveAttribute('aria-disabled', 'true');
  await row(page, 'OLLA').getByRole('switch').press('Space');
  await page.context().setOffline(false);
  await expect(row(page, 'OLLA').getByRole('switch')).toHaveAttribute('aria-disabled', 'false');
  await expect(row(page, 'OLLA').getByRole('switch')).toBeChecked();
  await openCounter(page, baseURL, {
    brand: 'cocina',
    role: 'manager',
    storeIds: [1],
    path: '/cupones',
  });
  await expect(page.getByText('Los cupones son de toda la marca')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cupones' })).toHaveCount(0);
});

test('a brand without coupons says how to add the first, on a tablet and a phone', async ({
  page,
  baseURL,
}) => {
  const id = `counternocoupons-${test.info().project.name}`;
  await publishBurgerCopy(id, (files) => {
    files.coupons = [];
  });
  const brand = id as DemoBrand;
  await openCounter(page, baseURL, { brand, role: 'owner', path: '/cupones' });
  await expect(page.getByText('Tu marca aún no tiene cupones.')).toBeVisible();
  await expect(page.getByText('Descontado con cupones')).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expectFitsTheCounter(page, 'no coupons');
});
