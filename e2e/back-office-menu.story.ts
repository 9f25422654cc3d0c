import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { card, dish, field, press, saved, publishOfficeCopy } from './support/back-office.ts';
import { openCounter } from './support/counter.ts';
import { expectFitsTheCounter } from './support/counter-sizes.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { tabTo } from './support/keyboard.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import {
  choose,
  chooseMethod,
  choosePickup,
  fillForm,
  openCart,
  openProduct,
  payButton,
  placeOrderOnPage,
  pressAddToCart,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test.slow();

const pressDish = (page: Page, name: string): Promise<void> => dish(page, name).click();
const type = (form: Locator, label: string, text: string): Promise<void> =>
  field(form, label).fill(text);

test('an owner adds a category, a dish and options of two levels, looks at it, publishes it, and it is ordered', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const { id, origin } = await publishOfficeCopy('new');
  const counter = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
  const form = counter.getByRole('dialog');

  await test.step('two groups of options, the second one behind an option of the first', async () => {
    await press(counter, 'Opciones');
    await press(counter, 'Agregar grupo de opciones');
    await type(form, 'Qué se elige', 'Elige tu pan');
    await form.getByLabel('Hay que elegir').selectOption('Es obligatorio');
    await type(form, 'Opción', 'Pan amasado');
    await press(form, 'Agregar opción');
    await form.getByRole('textbox', { name: 'Opción' }).last().fill('Marraqueta');
    await form.getByRole('textbox', { name: 'Precio' }).last().fill('500');
    await press(form, 'Listo');
    await press(counter, 'Agregar grupo de opciones');
    await type(form, 'Qué se elige', '¿Cómo va la marraqueta?');
    await form.getByLabel('Se muestra').selectOption('Si eligen Marraqueta (Elige tu pan)');
    await type(form, 'Opción', 'Tostada');
    await press(form, 'Listo');
    await saved(counter);
  });

  await test.step('a category, and in it a dish whose wrong fields say why', async () => {
    await press(counter, 'Platos');
    await press(counter, 'Agregar categoría');
    await press(form, 'Listo');
    await expect(form.getByRole('textbox', { name: 'Nombre', exact: true })).toBeFocused();
    await type(form, 'Nombre', 'Sándwiches de la casa');
    await press(form, 'Listo');
    await counter.locator('summary', { hasText: 'Sándwiches de la casa' }).click();
    await press(counter, 'Agregar plato en Sándwiches de la casa');
    await type(form, 'Nombre', 'Chacarero');
    await press(form, 'Listo');
    await expect(form).toContainText('Escribe un precio, por ejemplo 12500.');
    await type(form, 'Precio', '6.490');
    await type(form, 'Descripción (opcional)', 'Carne, poroto verde, tomate y ají verde.');
    await form.getByLabel('Agregar opciones').selectOption('Elige tu pan');
    await form.getByLabel('Agregar opciones').selectOption('¿Cómo va la marraqueta?');
    await expectAccessible(counter, 'form of a dish');
    await press(form, 'Listo');
    await saved(counter);
    await expectAccessible(counter, 'menu in the back office');
  });

  await test.step('the preview shows it, and no shopper sees it yet', async () => {
    await press(counter, 'Ver como tu cliente');
    const preview = counter.frameLocator('iframe[title="Así la verá tu cliente"]');
    await expect(preview.getByText('Chacarero').first()).toBeVisible();
    await counter.keyboard.press('Escape');
    await shopper.goto(origin);
    await expect(shopper.getByText('Brasa Clásica').first()).toBeVisible();
    await expect(shopper.getByText('Chacarero')).toHaveCount(0);
  });

  await test.step('once it is published, a shopper chooses its options and orders it', async () => {
    await press(counter, /^Publicar \d+ cambios$/);
    await expect(card(counter, 'Versiones')).toContainText('Versión 2');
    await expect(card(counter, 'Versiones')).toContainText('Lo que había antes');
    await shopper.goto(origin);
    const sheet = await openProduct(shopper, 'Chacarero');
    await choose(sheet, 'Elige tu pan', 'Marraqueta');
    await sheet.getByRole('checkbox', { name: 'Tostada' }).check();
    await pressAddToCart(sheet);
    await choosePickup(shopper);
    await shopper.goto(`${origin}/checkout`);
    await chooseMethod(shopper, /^Efectivo/);
    await fillForm(shopper);
    await expect(payButton(shopper)).toContainText('$6.990');
    await placeOrderOnPage(shopper);
  });
});

test(
  'the prices of a category rise by 5 % with rounding, and one press goes back',
  { tag: '@both-widths' },
  async ({ page: counter, browser, baseURL }) => {
    const { id, origin } = await publishOfficeCopy('prices');
    await openCounter(counter, baseURL, { brand: id, role: 'manager', path: '/mi-marca' });
    await expect(dish(counter, 'Italiana')).toBeVisible();
    await expectFitsTheCounter(counter, 'the menu in the back office');
    await press(counter, 'Cambiar precios');
    const form = counter.getByRole('dialog');
    await form.getByLabel('En', { exact: true }).selectOption('Bebidas');
    await type(form, 'Porcentaje, con − para bajar', '5');
    await form.getByLabel('Redondear a').selectOption('$100');
    const first = await form.getByRole('listitem').first().innerText();
    const [, name = '', after = ''] = /^(.+): .+ → (.+)$/.exec(first) ?? [];
    await press(form, /^Cambiar \d+ precios$/);
    await saved(counter);
    await expect(card(counter, 'Cambios sin publicar')).toContainText(/precios suben: se avisa/);
    await press(counter, /^Publicar \d+ cambios$/);
    await expect(card(counter, 'Versiones')).toContainText('Versión 2');

    const shopper = await browser.newPage();
    await shopper.goto(origin);
    await expect((await openProduct(shopper, name)).getByText(after).first()).toBeVisible();
    await press(counter, 'Volver a esta: versión 1');
    await press(counter, 'Sí, volver');
    await expect(card(counter, 'Versiones')).toContainText('Volvió a la versión 1');
    await shopper.reload();
    await expect(shopper.getByRole('dialog').getByText(after)).toHaveCount(0);
  },
);

test('an owner hides a dish and a category, shoppers do not see them, and shows them again', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const { id, origin } = await publishOfficeCopy('hide');
  const counter = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
  const form = counter.getByRole('dialog');
  const flip = async (isShown: boolean): Promise<void> => {
    const shown = form.getByRole('switch', { name: /^Mostrar en la tienda/ });
    await shown.click();
    await expect(shown).toHaveAttribute('aria-checked', String(isShown));
    await press(form, 'Listo');
  };

  await test.step('the list marks what is hidden, and the draft says it in words', async () => {
    await pressDish(counter, 'Italiana');
    await expectAccessible(counter, 'the switch in the form of a dish');
    await flip(false);
    await expect(dish(counter, 'Italiana')).toContainText('Oculto');
    await counter.locator('summary', { hasText: 'Bebidas' }).click();
    await press(counter, 'Cambiar categoría Bebidas');
    await flip(false);
    await expect(counter.locator('summary', { hasText: 'Bebidas' })).toContainText('Oculto');
    await saved(counter);
    await expect(card(counter, 'Cambios sin publicar')).toContainText('Se oculta de la tienda');
    await expectAccessible(counter, 'a menu with hidden dishes');
    await press(counter, 'Publicar 2 cambios');
    await expect(card(counter, 'Versiones')).toContainText('Italiana: Se oculta de la tienda');
  });

  await test.step('shoppers see neither, and both once they are shown again', async () => {
    await shopper.goto(origin);
    await expect(shopper.getByText('Brasa Clásica').first()).toBeVisible();
    await expect(shopper.getByText('Italiana', { exact: true })).toHaveCount(0);
    await expect(shopper.getByRole('heading', { name: 'Bebidas' })).toHaveCount(0);
    await pressDish(counter, 'Italiana');
    await flip(true);
    await press(counter, 'Cambiar categoría Bebidas');
    await flip(true);
    await saved(counter);
    await press(counter, 'Publicar 2 cambios');
    await expect(card(counter, 'Versiones')).toContainText('Italiana: Se muestra en la tienda');
    await shopper.reload();
    await expect(shopper.getByText('Italiana', { exact: true }).first()).toBeVisible();
    await expect(shopper.getByRole('heading', { name: 'Bebidas' })).toBeVisible();
  });
});

test(
  'an owner drags a dish into another category and a category up, and shoppers see that order',
  { tag: '@desktop' },
  async ({ page: shopper, browser, baseURL }) => {
    const { id, origin } = await publishOfficeCopy('drag');
    const counter = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
    const category = (name: string) => counter.locator('summary[data-sorted]', { hasText: name });
    const row = (name: string) => counter.locator('li[data-sorted]', { hasText: name });
    const drag = (from: Locator, to: Locator): Promise<void> =>
      from.locator('[data-handle]').dragTo(to, { targetPosition: { x: 200, y: 6 } });
    await counter.locator('summary', { hasText: 'Burgers' }).click();
    await counter.locator('summary', { hasText: 'Batidos' }).click();
    await press(counter, 'Ordenar');
    await expectAccessible(counter, 'a menu that is being sorted');

    await drag(row('Batido de lúcuma'), row('Batido de frutilla'));
    await expect(counter.locator('li[data-sorted]:visible').first()).toContainText('lúcuma');
    await drag(row('Chirimoya alegre'), category('Salsas'));
    await expect(category('Batidos')).toContainText('5');
    await counter.locator('summary', { hasText: 'Batidos' }).click();
    await drag(category('Salsas'), category('Bebidas'));
    await expect(counter.locator('summary[data-sorted]').nth(4)).toContainText('Salsas');
    await saved(counter);
    await press(counter, 'Publicar 3 cambios');
    await expect(card(counter, 'Versiones')).toContainText('Batido de lúcuma');

    await shopper.goto(origin);
    const links = shopper.getByRole('navigation', { name: 'Categorías' }).getByRole('link');
    await expect(links.nth(4)).toHaveText('Salsas');
    await expect(links.nth(5)).toHaveText('Bebidas');
    const first = (name: string): Locator =>
      shopper.getByRole('region', { name }).getByRole('heading', { level: 3 }).first();
    await links.filter({ hasText: 'Salsas' }).click();
    await expect(first('Salsas')).toHaveText('Chirimoya alegre');
    await links.filter({ hasText: 'Batidos' }).click();
    await expect(first('Batidos')).toHaveText('Batido de lúcuma');
  },
);

test('an owner takes a dish off, finds it among those that left, and puts it back as it was', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const { id, origin } = await publishOfficeCopy('archive');
  const counter = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
  const form = counter.getByRole('dialog');
  await pressDish(counter, 'Italiana');
  await press(form, 'Quitar de la carta');
  await press(form.getByRole('group', { name: '¿Quitar Italiana?' }), 'Quitar de la carta');
  await saved(counter);
  await press(counter, 'Publicar 1 cambio');
  await expect(card(counter, 'Versiones')).toContainText('Versión 2');
  await expect(dish(counter, 'Italiana')).toHaveCount(0);

  await press(counter, 'Platos que quitaste');
  await expect(form).toContainText('$6.490 · Burgers');
  await expect(form).toContainText('Lo quitó Rosa Pinto hoy');
  await expectAccessible(counter, 'dishes that were taken off');
  await press(form, 'Volver a la carta: Italiana');
  await expect(form).toContainText('En tus cambios');
  await counter.keyboard.press('Escape');
  await saved(counter);
  await expect(dish(counter, 'Italiana')).toContainText('Nuevo');
  await press(counter, 'Publicar 1 cambio');
  await expect(card(counter, 'Versiones')).toContainText('Versión 3');
  await shopper.goto(origin);
  const sheet = await openProduct(shopper, 'Italiana');
  await expect(sheet.getByRole('img').first()).toBeVisible();
});

test(
  'an owner chooses several dishes and changes all of them at once',
  { tag: '@both-widths' },
  async ({ page: counter, baseURL }) => {
    const { id } = await publishOfficeCopy('many');
    await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
    const form = counter.getByRole('dialog');
    const box = (name: string): Locator =>
      counter.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') });
    const bar = counter.getByRole('region', { name: 'Platos elegidos' });
    const drafted = card(counter, 'Cambios sin publicar');
    await press(counter, 'Elegir varios');
    await expect(bar).toContainText('Elige platos de la lista');
    await tabTo(counter, box('Italiana'));
    await counter.keyboard.press('Space');
    await box('Tocino Ahumado').check();
    await expect(bar).toContainText('2 platos elegidos');
    await expectAccessible(counter, 'several dishes are chosen');
    await expectFitsTheCounter(counter, 'several dishes are chosen');

    await press(bar, 'Ocultar');
    await expect(counter.getByText('Oculto', { exact: true })).toHaveCount(2);
    await press(bar, 'Precio');
    await type(form, 'Porcentaje, con − para bajar', '10');
    await press(form, 'Cambiar 2 precios');
    await press(bar, 'Días');
    await form.getByRole('checkbox', { name: 'lunes' }).press('Space');
    await press(form, 'Cambiar días');
    await press(bar, 'Mover');
    await form.getByLabel('Categoría').selectOption('Bebidas');
    await press(form, 'Mover');
    await saved(counter);
    for (const words of ['Se oculta de la tienda', 'Precio: $6.490', 'Días:', 'Cambió de lugar'])
      await expect(drafted.getByText(new RegExp(words.replace('$', '\\$'), 'u'))).not.toHaveCount(
        0,
      );

    await box('Todo en Burgers').check();
    await expect(bar).toContainText(/^\d+ platos elegidos/u);
    await box('Todo en Burgers').uncheck();
    await expect(bar).toContainText('2 platos elegidos');
    await press(bar, 'Mostrar');
    await expect(counter.getByText('Oculto', { exact: true })).toHaveCount(0);
    await press(bar, 'Quitar');
    await press(form, 'Quitar de la carta');
    await press(bar, 'Listo');
    await expect(drafted.getByText('Se quita de la carta')).toHaveCount(2);
    await press(counter, 'Publicar 2 cambios');
    await expect(card(counter, 'Versiones')).toContainText('Italiana: Se quita de la carta');
    await expect(dish(counter, 'Italiana')).toHaveCount(0);
  },
);

test('two owners change the menu at once: other fields join, the same field asks, and nothing is lost', async ({
  browser,
  baseURL,
}) => {
  const { id } = await publishOfficeCopy('two');
  const [rosa, juan] = [await browser.newPage(), await browser.newPage()];
  await openCounter(rosa, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
  const other = { brand: id, role: 'owner', path: '/mi-marca', name: 'Juan Soto' } as const;
  await openCounter(juan, baseURL, other);
  const change = async (page: Page, fields: Record<string, string>): Promise<void> => {
    await pressDish(page, 'Brasa Clásica');
    const form = page.getByRole('dialog');
    for (const [label, text] of Object.entries(fields)) await type(form, label, text);
    await press(form, 'Listo');
  };

  await change(rosa, { Precio: '6.100' });
  await saved(rosa);
  await change(juan, { Precio: '6.200', 'Descripción (opcional)': 'A la leña.' });
  const asked = card(juan, 'Cambios sin publicar');
  await expect(asked).toContainText(
    'Rosa Pinto cambió Precio de Brasa Clásica a $6.100 al mismo tiempo que tú.',
  );
  await expect(asked).toContainText('A la leña.');
  await press(juan, 'Poner lo mío');
  await expect(asked).toContainText('Precio: $5.990 → $6.200');
  await expect(card(rosa, 'Cambios sin publicar')).toContainText('Lo cambió Juan Soto');
  await press(rosa, 'Publicar 2 cambios');
  await expect(card(rosa, 'Versiones')).toContainText('Precio: $5.990 → $6.200');
});

test('without a connection the changes wait on the device, and are kept once it is back', async ({
  browser,
  baseURL,
}) => {
  const { id } = await publishOfficeCopy('offline');
  const context = await browser.newContext();
  const counter = await context.newPage();
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
  const status = card(counter, 'Cambios sin publicar').getByRole('status');
  await expect(status).toHaveText('Nada por publicar.');
  await context.setOffline(true);
  await pressDish(counter, 'Italiana');
  await type(counter.getByRole('dialog'), 'Nombre', 'Italiana completa');
  await press(counter.getByRole('dialog'), 'Listo');
  await expect(status).toContainText('se guarda solo cuando vuelva la conexión');
  await context.setOffline(false);
  await expect(status).toHaveText('Guardado');
  await counter.reload();
  await expect(card(counter, 'Cambios sin publicar')).toContainText('Italiana → Italiana completa');

  await context.route('**/v1/counter/brand/menu/draft', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { code: 1007, message: '', metadata: {} } })
      : route.continue(),
  );
  const rename = async (from: string, to: string): Promise<void> => {
    await pressDish(counter, from);
    await type(counter.getByRole('dialog'), 'Nombre', to);
    await press(counter.getByRole('dialog'), 'Listo');
  };
  await rename('Italiana completa', 'Italiana que no cabe');
  await expect(status).toContainText('no se puede guardar');
  await context.unroute('**/v1/counter/brand/menu/draft');
  await rename('Italiana que no cabe', 'Italiana entera');
  await expect(status).toHaveText('Guardado');
});

test('an owner changes a price and publishes it with the keyboard alone', async ({
  browser,
  baseURL,
}) => {
  const { id } = await publishOfficeCopy('keys');
  const counter = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
  await tabTo(counter, dish(counter, 'Italiana'));
  await counter.keyboard.press('Enter');
  const form = counter.getByRole('dialog');
  await tabTo(counter, form.getByRole('textbox', { name: 'Precio', exact: true }));
  await counter.keyboard.press('Control+A');
  await counter.keyboard.type('6.600');
  await counter.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await saved(counter);
  await tabTo(counter, counter.getByRole('button', { name: 'Publicar 1 cambio', exact: true }));
  await counter.keyboard.press('Enter');
  await expect(card(counter, 'Versiones')).toContainText('Precio: $6.490 → $6.600');
});

test('a manager of one store and crew do not find the back office', async ({
  browser,
  baseURL,
}) => {
  for (const who of [{ role: 'crew' }, { role: 'manager', storeIds: [1] }] as const) {
    const counter = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openCounter(counter, baseURL, who);
    await expect(counter.getByRole('link', { name: 'Pedidos' })).toBeVisible();
    await expect(counter.getByRole('link', { name: 'Mi marca' })).toHaveCount(0);
  }
});

test('an owner makes a combo and a suggestion by choosing dishes, and shoppers get both', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const { id, origin } = await publishOfficeCopy('combo');
  const counter = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
  const form = counter.getByRole('dialog');
  const pick = async (group: Locator, name: string): Promise<void> => {
    await group.getByRole('searchbox').fill(name);
    await group.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
  };

  await test.step('a combo of two dishes says what it saves', async () => {
    await press(counter, 'Combos');
    await press(counter, 'Agregar combo');
    await type(form, 'Nombre', 'Dúo de la casa');
    await press(form, 'Listo');
    await expect(form).toContainText('Elige al menos un plato o una categoría.');
    await pick(form.getByRole('group', { name: 'Parte 1', exact: true }), 'Italiana');
    await pick(form.getByRole('group', { name: 'Parte 2', exact: true }), 'Aros de cebolla');
    await form.getByLabel('Cómo se calcula').selectOption('Se descuenta un monto');
    await type(form, 'Descuento', '1.500');
    await expect(form.getByText(/^Por separado desde .+ Ahorra \$1\.500\.$/)).toBeVisible();
    await expectAccessible(counter, 'form of a combo');
    await press(form, 'Listo');
    await saved(counter);
    await expect(counter.getByRole('button', { name: /^Dúo de la casa/ })).toBeVisible();
  });

  await test.step('a suggestion names a dish, and what is offered with it', async () => {
    await press(counter, 'Sugerencias');
    await press(counter, 'Agregar sugerencia');
    await pick(
      form.getByRole('group', { name: 'Busca el plato o la categoría' }),
      'Aros de cebolla',
    );
    await pick(form.getByRole('group', { name: 'Busca el plato que ofreces' }), 'Lima limón');
    await expectAccessible(counter, 'form of a suggestion');
    await press(form, 'Listo');
    await saved(counter);
    await expect(counter.getByRole('button', { name: /^Con Aros de cebolla/ })).toBeVisible();
    await expectAccessible(counter, 'suggestions in the back office');
  });

  await press(counter, /^Publicar \d+ cambios$/);
  await expect(card(counter, 'Versiones')).toContainText('Versión 2');

  await test.step('a shopper who adds the first dish is told of both', async () => {
    await shopper.goto(origin);
    await expect(shopper.getByText('Dúo de la casa: ahorra $1.500').first()).toBeVisible();
    const sheet = await openProduct(shopper, 'Aros de cebolla');
    await choose(sheet, 'Tu salsa incluida', 'Mayo casera');
    await pressAddToCart(sheet);
    await choosePickup(shopper);
    const cart = await openCart(shopper);
    await expect(cart).toContainText('Combo: Dúo de la casa');
    await expect(cart.getByText('Lima limón sin azúcar').first()).toBeVisible();
  });
});

test('a menu of thirty dishes in six categories is built from nothing, looked at, published and ordered from', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const id = `office-thirty-${test.info().project.name}` as DemoBrand;
  const origin = await publishBurgerCopy(id, (files) => {
    Object.assign(files, { coupons: [], banners: [], disableds: [], prices: [], offers: [] });
    files.suggestions = { beforeCheckout: false, rules: [] };
    files.menu = { ...files.menu, categories: [], modifierGroups: [] };
    const { popularProducts: _popular, ...settings } = files.settings;
    files.settings = { ...settings, hero: null };
  });
  const counter = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
  const form = counter.getByRole('dialog');

  await test.step('an empty menu says how to begin; a table of thirty rows makes the dishes', async () => {
    await expect(counter.getByRole('heading', { name: 'Todavía no hay platos' })).toBeVisible();
    await expectAccessible(counter, 'an empty menu in the back office');
    await press(counter, 'Tabla');
    const categories = ['Entradas', 'Sopas', 'Fondos', 'Ensaladas', 'Postres', 'Bebidas'];
    const rows = categories.flatMap((category) =>
      ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map(
        (name, at) => `\t${category}\t${category} ${name}\t${at + 2}.990\t`,
      ),
    );
    await form
      .getByRole('textbox', { name: 'O pega aquí las celdas de tu planilla' })
      .fill(['Código\tCategoría\tNombre\tPrecio\tOferta', ...rows].join('\n'));
    await press(form, 'Agregar 36 cambios');
    await saved(counter);
    await expect(counter.locator('summary')).toHaveCount(categories.length);
  });

  await test.step('options of two levels are made and given to a dish', async () => {
    await press(counter, 'Opciones');
    await press(counter, 'Agregar grupo de opciones');
    await type(form, 'Qué se elige', 'Acompañamiento');
    await form.getByLabel('Hay que elegir').selectOption('Es obligatorio');
    await type(form, 'Opción', 'Papas');
    await press(form, 'Agregar opción');
    await form.getByRole('textbox', { name: 'Opción' }).last().fill('Arroz');
    await press(form, 'Listo');
    await press(counter, 'Agregar grupo de opciones');
    await type(form, 'Qué se elige', '¿Cómo van las papas?');
    await form.getByLabel('Se muestra').selectOption('Si eligen Papas (Acompañamiento)');
    await type(form, 'Opción', 'Con merkén');
    await press(form, 'Listo');
    await press(counter, 'Platos');
    await counter.getByRole('searchbox', { name: 'Buscar en tu carta' }).fill('fondos tres');
    await pressDish(counter, 'Fondos Tres');
    await form.getByLabel('Agregar opciones').selectOption('Acompañamiento');
    await form.getByLabel('Agregar opciones').selectOption('¿Cómo van las papas?');
    await press(form, 'Listo');
    await saved(counter);
  });

  await test.step('it is looked at, published, and ordered from', async () => {
    await press(counter, 'Ver como tu cliente');
    const preview = counter.frameLocator('iframe[title="Así la verá tu cliente"]');
    await expect(preview.getByText('Bebidas Cinco').first()).toBeAttached();
    await counter.keyboard.press('Escape');
    await press(counter, /^Publicar \d+ cambios$/);
    await expect(card(counter, 'Versiones')).toContainText('Versión 2');
    await shopper.goto(origin);
    const sheet = await openProduct(shopper, 'Fondos Tres');
    await choose(sheet, 'Acompañamiento', 'Papas');
    await sheet.getByRole('checkbox', { name: 'Con merkén' }).check();
    await pressAddToCart(sheet);
    await choosePickup(shopper);
    await shopper.goto(`${origin}/checkout`);
    await chooseMethod(shopper, /^Efectivo/);
    await fillForm(shopper);
    await placeOrderOnPage(shopper);
  });
});
