import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openCounter } from '../support/counter.ts';
import { expectFitsTheCounter } from '../support/counter-sizes.ts';
import type { DemoBrand } from '../support/demo-brands.ts';
import { tabTo } from '../support/keyboard.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import {
  addPlain,
  choosePickup,
  fillForm,
  payButton,
  plainProduct,
  pressOrder,
  chooseMethod,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

test.slow();

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const press = (page: Page | Locator, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens the form of a dish and fills in what changes; nothing is published. */
async function draft(counter: Page, dish: string, fields: Record<string, string>): Promise<void> {
  await counter.getByRole('searchbox').fill(dish);
  await press(counter, `Cambiar ${dish}`);
  const form = counter.getByRole('dialog', { name: `Cambiar ${dish}` });
  for (const [label, value] of Object.entries(fields))
    await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  await press(form, 'Listo');
  await expect(form).toBeHidden();
}

test('the owner publishes a new price and name, a cart with the old price is told, and the owner goes back', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const id = `countermenu-${test.info().project.name}`;
  const origin = await publishBurgerCopy(id, (files) => {
    files.coupons = [];
  });
  const brand = id as DemoBrand;
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await tablet.newPage();
  await openCounter(counter, baseURL, { brand, role: 'owner', path: '/carta' });

  await shopper.goto(origin);
  await addPlain(shopper);
  await choosePickup(shopper);
  await shopper.goto(`${origin}/checkout`);
  await chooseMethod(shopper, /^Efectivo/);
  await fillForm(shopper);
  await expect(payButton(shopper)).toContainText('$3.290');

  await test.step('a draft is for nobody but its author, and stays over a reload', async () => {
    await draft(counter, plainProduct.name, { Nombre: 'Ensalada de la casa', Precio: '3.990' });
    const pending = card(counter, 'Cambios sin publicar');
    await expect(pending).toContainText('Precio: $3.290 → $3.990');
    await counter.reload();
    await expect(pending.getByRole('listitem')).toHaveCount(2);
    await press(counter, 'Ver como tu cliente');
    const preview = counter.frameLocator('iframe[title="Así la verá tu cliente"]');
    await expect(preview.getByText('Ensalada de la casa').first()).toBeVisible();
    await expect(preview.getByText('$3.990').first()).toBeVisible();
    await counter.keyboard.press('Escape');
    const menu = await browser.newPage();
    await menu.goto(origin);
    await expect(menu.getByRole('link', { name: plainProduct.name, exact: true })).toBeVisible();
    await menu.close();
  });

  await test.step('one press publishes both, and the cart with the old price is told of the new total', async () => {
    await press(counter, 'Publicar 2 cambios');
    await expect(card(counter, 'Versiones')).toContainText('Versión 1');
    await pressOrder(shopper);
    const changed = shopper.getByRole('dialog', { name: 'El total cambió' });
    await expect(changed).toContainText('$3.290');
    await expect(changed).toContainText('$3.990');
    await press(changed, 'Pedir por $3.990');
    await expect(
      shopper.getByRole('heading', { level: 1, name: '¡Pedido recibido!' }),
    ).toBeVisible();
    await shopper.goto(origin);
    const dish = shopper.getByRole('link', { name: 'Ensalada de la casa', exact: true });
    await expect(dish).toBeVisible();
  });

  await test.step('the owner goes back to the folder’s menu', async () => {
    const versions = card(counter, 'Versiones');
    await press(versions, 'Volver a la carta de tu archivo');
    await press(versions, 'Sí, volver');
    await expect(versions).toContainText('Versión 2');
    await shopper.reload();
    await expect(shopper.getByRole('link', { name: plainProduct.name, exact: true })).toBeVisible();
  });
  await tablet.close();
});

test('an open page shows a new price without a reload, says that the cart’s rose, and keeps what the shopper typed', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const id = `countermenuopen-${test.info().project.name}`;
  const origin = await publishBurgerCopy(id, (files) => {
    files.coupons = [];
  });
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await tablet.newPage();
  await openCounter(counter, baseURL, { brand: id as DemoBrand, role: 'owner', path: '/carta' });
  const publish = async (version: number, price: string): Promise<void> => {
    await draft(counter, plainProduct.name, { Precio: price });
    await press(counter, 'Publicar 1 cambio');
    await expect(card(counter, 'Versiones')).toContainText(`Versión ${version}`);
  };
  const passMinute = (): Promise<void> => shopper.clock.fastForward(60_000);
  const rose = shopper.getByRole('dialog', { name: 'Subió un precio' });

  await shopper.clock.install();
  await shopper.goto(origin);
  await press(shopper, 'Buscar en el menú');
  const search = shopper.getByRole('searchbox');
  await search.fill('ensalada');
  const dish = shopper.getByRole('article').filter({ hasText: plainProduct.name }).first();
  await expect(dish).toContainText('$3.290');

  await test.step('with nothing in the cart the card alone changes', async () => {
    await publish(1, '3.490');
    await passMinute();
    await expect(dish).toContainText('$3.490');
    await expect(search).toHaveValue('ensalada');
    await expect(rose).toBeHidden();
  });

  await test.step('a price that rose in the cart is said at the checkout, and the form keeps its values', async () => {
    await addPlain(shopper);
    await choosePickup(shopper);
    await shopper.goto(`${origin}/checkout`);
    await chooseMethod(shopper, /^Efectivo/);
    await fillForm(shopper);
    await expect(payButton(shopper)).toContainText('$3.490');
    await publish(2, '3.990');
    await passMinute();
    await expect(rose).toContainText('Antes $3.490, ahora $3.990');
    await expect(rose).toContainText('Nuevo total');
    await expectAccessible(shopper, 'the dialog of a price that rose');
    await press(rose, 'Entendido');
    await expect(payButton(shopper)).toContainText('$3.990');
    await expect(shopper.getByRole('textbox', { name: /^Nombre/ }).first()).not.toHaveValue('');
  });

  await test.step('a price that falls is shown and not told', async () => {
    await publish(3, '3.190');
    await passMinute();
    await expect(payButton(shopper)).toContainText('$3.190');
    await expect(shopper.getByRole('dialog')).toBeHidden();
    await pressOrder(shopper);
    await expect(
      shopper.getByRole('heading', { level: 1, name: '¡Pedido recibido!' }),
    ).toBeVisible();
  });
  await tablet.close();
});

test('the owner changes the picture of a dish and shoppers see the new one; a file that is no picture says so', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const id = `counterphoto-${test.info().project.name}`;
  const origin = await publishBurgerCopy(id, () => undefined);
  const tablet = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const counter = await tablet.newPage();
  await openCounter(counter, baseURL, { brand: id as DemoBrand, role: 'owner', path: '/carta' });
  await counter.getByRole('searchbox').fill(plainProduct.name);
  await press(counter, `Cambiar ${plainProduct.name}`);
  const form = counter.getByRole('dialog', { name: `Cambiar ${plainProduct.name}` });
  const present = form.getByRole('img', { name: 'La foto que ven tus clientes' });
  await expect(present).toBeVisible();
  const choose = async (file: Parameters<FileChooser['setFiles']>[0]): Promise<void> => {
    const opened = counter.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Cambiar foto' }).press('Enter');
    await (await opened).setFiles(file);
  };
  const text = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hola') };
  await choose(text);
  await expect(counter.getByText('Eso no es una foto.')).toBeVisible();
  await expect(present).toBeVisible();
  await choose('tenants/sushi/images/atun-picante.webp');
  const next = form.getByRole('img', { name: 'La foto nueva, sin publicar' });
  await expect(next).toHaveJSProperty('complete', true);
  await expect(next).not.toHaveJSProperty('naturalWidth', 0);
  const url = (await next.getAttribute('src')) ?? '';
  await press(form, 'Volver a la foto de antes');
  await expect(present).toBeVisible();
  await choose('tenants/sushi/images/atun-picante.webp');
  await expect(next).toHaveAttribute('src', url);
  await expectAccessible(counter, 'the form of a dish with a new picture');
  await press(form, 'Listo');
  await expect(card(counter, 'Cambios sin publicar')).toContainText('Foto cambiada');
  await press(counter, 'Ver como tu cliente');
  const preview = counter.frameLocator('iframe[title="Así la verá tu cliente"]');
  const [folder = ''] = url.split('/foto-');
  await expect(preview.locator(`img[src^="${folder}"]`).first()).toBeVisible();
  await counter.keyboard.press('Escape');
  await press(counter, 'Publicar 1 cambio');
  await expect(card(counter, 'Versiones')).toContainText('Foto cambiada');
  await shopper.goto(origin);
  const photo = shopper.locator(`img[src^="${folder}"]`).first();
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  await tablet.close();
});

test('two people edit at once: the later one sees what changed, keeps the draft and publishes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = `countermenus-${test.info().project.name}`;
  await publishBurgerCopy(id, () => undefined);
  const brand = id as DemoBrand;
  const tablet = await browser.newContext();
  const other = await tablet.newPage();
  await openCounter(page, baseURL, { brand, role: 'owner', path: '/carta' });
  await openCounter(other, baseURL, { brand, path: '/carta', name: 'Juan Soto' });
  await draft(page, plainProduct.name, { Precio: '3.990' });
  await draft(other, plainProduct.name, { Nombre: 'Ensalada de Juan' });
  await press(other, 'Publicar 1 cambio');
  await expect(card(other, 'Versiones')).toContainText('Versión 1');
  await press(page, 'Publicar 1 cambio');
  const pending = card(page, 'Cambios sin publicar');
  await expect(pending.getByText('La carta cambió mientras editabas.')).toBeVisible();
  await expect(card(page, 'Versiones')).toContainText('La publicó Juan Soto');
  await expect(pending).toContainText('Ensalada de Juan');
  await press(page, 'Publicar 1 cambio');
  await expect(card(page, 'Versiones')).toContainText('Versión 2');
  await tablet.close();
});

test('an owner edits with the keyboard alone; wrong values say why, and the folder’s value is one press away', async ({
  page,
  baseURL,
}) => {
  await openCounter(page, baseURL, { brand: 'cocina', role: 'owner', path: '/carta' });
  await page.getByRole('searchbox').fill('champurradas');
  await tabTo(page, page.getByRole('button', { name: 'Cambiar Champurradas', exact: true }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Cambiar Champurradas' });
  const price = form.getByRole('textbox', { name: 'Precio', exact: true });
  const usual = await price.inputValue();
  await tabTo(page, price);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('gratis');
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByRole('button', { name: 'Listo' }));
  await page.keyboard.press('Enter');
  await expect(form.getByText(/^Escribe un precio, por ejemplo/)).toBeVisible();
  await form.getByRole('button', { name: 'Volver al del archivo' }).press('Enter');
  await expect(price).toHaveValue(usual);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(card(page, 'Cambios sin publicar')).toContainText('Nada por publicar');
});

test('crew does not open the menu', async ({ page, baseURL }) => {
  await openCounter(page, baseURL, { brand: 'cocina', role: 'crew', path: '/carta' });
  await expect(page.getByText('Tu rol no abre esta pantalla')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carta' })).toHaveCount(0);
});

test('the menu’s screen passes the accessibility checks in both colour schemes', async ({
  page,
  baseURL,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openCounter(page, baseURL, { brand: 'sushi', role: 'owner', path: '/carta' });
    await page
      .getByRole('button', { name: /^Cambiar / })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Otro nombre');
    await expectAccessible(page, `the form of a dish, ${colorScheme}`);
    await press(form, 'Listo');
    await expectAccessible(page, `the menu with a draft, ${colorScheme}`);
  }
});

test('a long menu is folded by category, a small picture leads each dish, and the search opens it', async ({
  page,
  baseURL,
}) => {
  await openCounter(page, baseURL, { role: 'owner', path: '/carta' });
  const list = card(page, 'Carta');
  const groups = list.getByRole('group').filter({ has: page.locator('summary') });
  const changes = list.getByRole('button', { name: /^Cambiar / });
  await expect(groups.first()).toBeVisible();
  const ofFirst = await changes.filter({ visible: true }).count();
  await expect(list.locator('img').first()).toBeVisible();
  const second = groups.nth(1).locator('summary');
  await tabTo(page, second);
  await page.keyboard.press('Enter');
  await expect.poll(() => changes.filter({ visible: true }).count()).toBeGreaterThan(ofFirst);
  await press(list, 'Opciones');
  await expect(groups.first()).toBeVisible();
  await expect(list.locator('img')).toHaveCount(0);
  await page.getByRole('searchbox').fill('ensalada chilena');
  await expect(groups).toHaveCount(0);
  await expect(list.getByRole('listitem').first()).toContainText('Para acompañar');
  await expectFitsTheCounter(page, 'the menu at the counter');
});
