import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import {
  pressAddToCart,
  choose,
  choosePickup,
  openCart,
  openMenu,
  openProduct,
  placeDialog,
  sheetOf,
} from './support/shopper.ts';
import { boxOf, styleOf, untilStill } from './support/layout.ts';
import { test } from './support/story.ts';

test(
  'a product with required groups is not added without answers: the sheet leads to the first group',
  { tag: '@both-widths' },
  async ({ page }) => {
    await openMenu(page);
    const sheet = await openProduct(page, 'Doble Brasa');
    await pressAddToCart(sheet);
    await expect(sheet.getByRole('alert')).toContainText(
      'Faltan 2 opciones: punto de la carne y tu pan',
    );
    await expect(sheet.getByRole('radio', { name: 'Tres cuartos' })).toBeFocused();
    await choose(sheet, 'Punto de la carne', 'Tres cuartos');
    await expect(sheet.getByRole('alert')).toContainText('Falta 1 opción: tu pan');
    await choose(sheet, 'Tu pan', 'Brioche con sésamo');
    await pressAddToCart(sheet);
    await expect(placeDialog(page)).toBeVisible();
  },
);

test('at the limit of a group the other options say why they are disabled, and the price follows every choice', async ({
  page,
}) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Doble Brasa');
  const extras = sheet.getByRole('group', { name: 'Agrega lo tuyo', exact: true });
  await expect(extras).toContainText('Elige hasta 3 · opcional');
  await extras.getByRole('button', { name: 'Agregar Tocino ahumado' }).click();
  await extras.getByRole('button', { name: 'Agregar uno: Tocino ahumado' }).click();
  await extras.getByRole('checkbox', { name: /Palta/ }).check();
  await expect(extras).toContainText('3 de 3');
  await expect(sheet.getByRole('button', { name: 'Agregar $11.190' })).toBeVisible();
  const cheddar = extras.getByRole('button', { name: 'Agregar Cheddar extra' });
  await expect(cheddar).toHaveAttribute('aria-disabled', 'true');
  await expect(cheddar).toHaveAccessibleDescription(
    'Ya elegiste 3, el máximo. Quita una opción para cambiarla.',
  );
  await cheddar.focus();
  await page.keyboard.press('Enter');
  await expect(extras).toContainText('3 de 3');
  await sheet.getByRole('button', { name: 'Agregar uno: Cantidad' }).click();
  await expect(sheet.getByRole('button', { name: 'Agregar $22.380' })).toBeVisible();
});

test('an option with a nested group shows it, and another option hides it', async ({ page }) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Combo Brasa');
  await choose(sheet, 'Punto de la carne', 'Bien cocida');
  await choose(sheet, 'Elige tu bebida', 'Lima limón sin azúcar');
  await choose(sheet, 'Tamaño de la lima limón', '350 cc');
  await choose(sheet, 'Elige tu acompañamiento', 'Aros de cebolla');
  await pressAddToCart(sheet);
  await expect(sheet.getByRole('alert')).toContainText('Falta 1 opción: salsa para tus aros');
  await choose(sheet, 'Salsa para tus aros', 'Barbecue ahumada');
  await choose(sheet, 'Elige tu acompañamiento', 'Papas rústicas');
  await expect(sheet.getByRole('group', { name: 'Salsa para tus aros' })).toHaveCount(0);
  await pressAddToCart(sheet);
  await choosePickup(page);
  const cart = await openCart(page);
  await expect(cart).toContainText('Papas rústicas');
  await expect(cart).not.toContainText('Barbecue');
  await expect(cart).toContainText('$8.990');
});

test('the address of a product opens it over the menu', async ({ page }) => {
  await page.goto('/product/burgers/italiana');
  const sheet = sheetOf(page, 'Italiana');
  await expect(sheet.getByRole('button', { name: 'Agregar $6.490' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();
});

test('an adult product asks for the age once, is added after a yes, and then asks for the place', async ({
  page,
}) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Cerveza rubia de Valdivia');
  await pressAddToCart(sheet);
  const gate = page.getByRole('dialog', { name: '¿Tienes 18 años o más?' });
  await gate.getByRole('button', { name: 'Sí, tengo 18 o más' }).click();
  await expect(placeDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page
      .getByRole('link', { name: /Agregar Cerveza.*llevas 1/ })
      .or(page.getByRole('button', { name: /Agregar Cerveza.*llevas 1/ })),
  ).toBeVisible();
});

test('a second press or Space removes a chosen option, and the group’s text follows', async ({
  page,
}) => {
  await page.goto('/product/burgers/doble-brasa');
  const question = sheetOf(page, 'Doble Brasa').getByRole('group', { name: 'Punto de la carne' });
  const answer = question.getByRole('radio', { name: 'Tres cuartos' });
  const count = question.locator('[aria-live=polite]');
  const row = question.getByText('Tres cuartos');
  await row.click();
  await expect(answer).toBeChecked();
  await expect(count).toHaveText('Listo');
  await row.click();
  await expect(answer).not.toBeChecked();
  await expect(count).toHaveText('0 de 1');
  await page.keyboard.press('Space');
  await expect(answer).toBeChecked();
  await page.keyboard.press('Space');
  await expect(answer).not.toBeChecked();
  await expect(answer).toBeFocused();
  await row.dblclick();
  await expect(answer).toBeChecked();
});

test('missing answers are announced once per group and once at the button', async ({ page }) => {
  await page.goto('/product/burgers/doble-brasa');
  const sheet = sheetOf(page, 'Doble Brasa');
  await pressAddToCart(sheet);
  for (const name of ['Punto de la carne', 'Tu pan']) {
    await expect(sheet.getByRole('group', { name })).toContainText('Falta 1');
    await expect(sheet.getByRole('group', { name })).not.toContainText('para continuar');
  }
  await expect(sheet.getByText(/^Falta/)).toHaveCount(3);
});

test(
  'on a desktop the photo and the facts stay while the script starts and the options scroll, and the close button covers no option',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const sheet = sheetOf(page, 'Doble Brasa');
    const [photo, facts] = [
      sheet.locator('[data-photo]').first(),
      sheet.getByText('980 kcal en total'),
    ];
    const boxes = async () => {
      await expect(sheet.getByRole('region', { name: 'Arma un combo' })).toBeVisible();
      await untilStill(page);
      return [await boxOf(photo), await boxOf(facts)];
    };
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/product/burgers/doble-brasa');
    const before = await boxes();
    await page.unroute('**/*.js');
    await page.reload();
    await expect(page.locator('dialog:modal')).toBeVisible();
    expect(await boxes()).toEqual(before);
    await expect(facts).toBeInViewport({ ratio: 1 });
    const closing = await boxOf(sheet.getByRole('button', { name: 'Cerrar' }));
    const extra = sheet.getByRole('button', { name: 'Agregar Tocino ahumado' });
    await extra.evaluate((button, top) => {
      const list = button.closest('fieldset')?.parentElement;
      list?.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
    }, closing.top);
    expect(Math.abs((await boxOf(extra)).top - closing.top)).toBeLessThan(2);
    expect([await boxOf(photo), await boxOf(facts)]).toEqual(before);
    const strip = sheet
      .getByRole('group', { name: 'Agrega lo tuyo' })
      .getByRole('heading', { includeHidden: true });
    const beside = { x: closing.left - 8, y: closing.top + closing.height / 2 };
    const isOver = await strip.evaluate(
      (head, at) => head.parentElement?.contains(document.elementFromPoint(at.x, at.y)),
      beside,
    );
    expect(isOver).toBe(true);
  },
);

test('the note field shows an example of its category', async ({ page }) => {
  for (const [path, example] of [
    ['/product/burgers/doble-brasa', '¿Algo que debamos saber? Ej.: sin cebolla'],
    ['/product/bebidas/cafe-helado', '¿Algo que debamos saber?'],
  ] as const) {
    await page.goto(path);
    const note = page.getByRole('textbox', { name: '¿Algo que debamos saber?' });
    expect(await note.getAttribute('placeholder').then((placeholder) => placeholder ?? '')).toBe(
      example,
    );
  }
});

test('on a phone the choices come before combos and facts, and the note is one line until it is used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/burgers/doble-brasa');
  const sheet = sheetOf(page, 'Doble Brasa');
  const note = sheet.getByRole('textbox', { name: '¿Algo que debamos saber?' });
  await expect(note).toBeAttached();
  const option = await boxOf(sheet.getByRole('radio').first());
  expect(option.bottom).toBeLessThan(730);
  const folded = await boxOf(note);
  expect(folded.height).toBeLessThanOrEqual(48);
  for (const part of [sheet.getByText('980 kcal en total'), sheet.getByText('Arma un combo')])
    expect((await boxOf(part)).top).toBeGreaterThan(folded.bottom);
  await note.fill('Sin cebolla');
  expect((await boxOf(note)).height).toBeGreaterThan(70);
});

test('a group of a chosen option is indented under it', async ({ page }) => {
  await page.goto('/product/combos/combo-brasa');
  const sheet = sheetOf(page, 'Combo Brasa');
  await choose(sheet, 'Elige tu acompañamiento', 'Aros de cebolla');
  const nested = sheet.getByRole('group', { name: 'Salsa para tus aros' });
  const parent = sheet.getByRole('group', { name: 'Elige tu acompañamiento' });
  expect((await boxOf(nested)).left).toBeGreaterThan((await boxOf(parent)).left + 12);
});

test(
  'the picture of a product without questions fills its side on a desktop',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/product/para-acompanar/ensalada-chilena');
    const sheet = sheetOf(page, 'Ensalada chilena');
    const photo = sheet.locator('[data-photo]').first();
    const { width, height, left } = await boxOf(photo);
    expect((width / height) * (3 / 4)).toBeGreaterThanOrEqual(0.8);
    expect(await styleOf(photo.locator('picture img').last(), 'object-fit')).toBe('cover');
    const title = await boxOf(sheet.getByRole('heading', { name: 'Ensalada chilena' }));
    expect(title.left).toBeGreaterThan(left + width);
  },
);

test('an address that cannot be copied is shown, to copy it by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  await page.goto('/product/para-acompanar/ensalada-chilena');
  const sheet = sheetOf(page, 'Ensalada chilena');
  await expect(page.locator('dialog:modal')).toBeVisible();
  await sheet.getByRole('button', { name: 'Compartir' }).click();
  const link = sheet.getByRole('textbox', { name: 'No se pudo copiar. Copia tú el enlace:' });
  await expect(link).toHaveValue(page.url());
  await link.focus();
  const selected = await link.evaluate((input: HTMLInputElement) => input.selectionEnd);
  expect(selected).toBe(page.url().length);
  await expectAccessible(page, 'the address of a product to copy by hand');
});

test('a product is shared by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/product/burgers/doble-brasa');
  const sheet = sheetOf(page, 'Doble Brasa');
  await expect(page.locator('dialog:modal')).toBeVisible();
  await sheet.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test(
  'the picture of a combo is not cut at its sides on a desktop',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/product/combos/combo-brasa');
    const { width, height } = await boxOf(
      sheetOf(page, 'Combo Brasa').locator('[data-photo]').first(),
    );
    expect(width / height).toBeGreaterThanOrEqual(4 / 3 - 0.01);
  },
);
