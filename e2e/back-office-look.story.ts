import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { card, field, open, press, saved } from './support/back-office.ts';
import { openCounter } from './support/counter.ts';
import { expectFitsTheCounter } from './support/counter-sizes.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { tabTo } from './support/keyboard.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { test } from './support/story.ts';

test.slow();

const path = '/mi-marca/aspecto';

/** Types a value as a person does: it is kept when the field is left. */
async function type(page: Page | Locator, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await field(page, label).blur();
}

/** A card that folds, by its title. */
const part = (page: Page, title: string): Locator =>
  page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) })
    .first();

/** Publishes a copy of the brand that stories of this file alone change. */
const publishCopy = async (what: string): Promise<{ id: DemoBrand; origin: string }> => {
  const id = `look-${what}-${test.info().project.name}` as DemoBrand;
  return { id, origin: await publishBurgerCopy(id, () => {}) };
};

/** The value of a colour of the shop as its page has it. */
const colour = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    `--${name}`,
  );

test(
  'a look is built from a logo, an unreadable colour is mended by one tap, and shoppers see it',
  { tag: '@both-widths' },
  async ({ page: counter, browser, baseURL }) => {
    const { id, origin } = await publishCopy('logo');
    await openCounter(counter, baseURL, { brand: id, role: 'owner', path });
    await expect(part(counter, 'Logo e ícono')).toBeVisible();
    await expectFitsTheCounter(counter, 'the look in the back office');
    const isPhone = test.info().project.name === 'phone';
    if (isPhone) await counter.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(counter, 'the look in the back office');

    await test.step('a new logo suggests colours, of which one tap takes three', async () => {
      await counter
        .getByRole('group', { name: 'Logo', exact: true })
        .getByLabel('Logo', { exact: true })
        .setInputFiles('e2e/support/logo.png');
      await press(counter, 'Usar la combinación 2');
      await saved(counter);
      await expect(field(counter, 'Color principal')).not.toHaveValue('#b93418');
    });

    await test.step('a text that nobody can read says so at its field, and one tap mends it', async () => {
      await open(counter, 'Fondo y texto');
      await type(counter, 'Texto', '#f0f0f0');
      await expect(part(counter, 'Colores')).toContainText(/El texto casi no se ve sobre/);
      await expect(card(counter, 'Cambios sin publicar')).toContainText('Antes de publicar');
      await expectAccessible(counter, 'a colour that cannot be read');
      await press(counter, 'Arreglar colores');
      await expect(part(counter, 'Colores')).toContainText('Todo se lee bien con estos colores.');
    });

    await test.step('a name, a font and a banner change, and the preview shows them', async () => {
      await open(counter, 'Nombre y frases');
      await type(counter, 'Nombre de la marca', 'Casa Verde');
      await open(counter, 'Letras');
      await press(counter, 'Cambiar títulos');
      const dialog = counter.getByRole('dialog');
      await dialog.getByText('Lora', { exact: true }).click();
      await expectAccessible(counter, 'the choice of a font');
      await counter.keyboard.press('Escape');
      await open(counter, 'Banners');
      await press(counter, 'Agregar banner');
      await type(dialog, 'Título', 'Miércoles de sopa');
      await dialog.getByLabel('Plato', { exact: true }).selectOption({ index: 1 });
      await press(dialog, 'Listo');
      await saved(counter);
      if (isPhone) await press(counter, 'Ver cómo queda');
      const preview = counter.frameLocator('iframe[title="Así la verá tu cliente"]');
      await expect(preview.getByText('Casa Verde').first()).toBeAttached();
      await counter.getByText('El pago', { exact: true }).click();
      await expect(preview.getByRole('heading', { name: 'Finaliza tu pedido' })).toBeVisible();
      await expect(preview.getByText('Webpay').first()).toBeAttached();
      if (isPhone) await counter.keyboard.press('Escape');
    });

    const primary = await field(counter, 'Color principal').inputValue();
    await press(counter, /^Publicar \d+ cambios$/);
    await expect(card(counter, 'Versiones')).toContainText('Versión 2');

    await test.step('shoppers see the colours, the name and the font', async () => {
      const shopper = await browser.newPage();
      await shopper.goto(origin);
      await expect(shopper).toHaveTitle(/Casa Verde/);
      expect(await colour(shopper, 'brand-primary')).toBe(primary);
      expect(await colour(shopper, 'font-title')).toContain('Lora');
    });

    await test.step('and one press goes back', async () => {
      await press(counter, 'Volver a esta: versión 1');
      await press(card(counter, 'Versiones'), 'Sí, volver');
      await expect(card(counter, 'Versiones')).toContainText('Versión 3');
      const shopper = await browser.newPage();
      await expect(async () => {
        await shopper.goto(origin);
        expect(await colour(shopper, 'brand-primary')).toBe('#b93418');
      }).toPass();
    });
  },
);

test('two owners change the look at once: other fields join, the same field asks', async ({
  browser,
  baseURL,
}) => {
  const { id } = await publishCopy('two');
  const [rosa, juan] = [await browser.newPage(), await browser.newPage()];
  await openCounter(rosa, baseURL, { brand: id, role: 'owner', path });
  await openCounter(juan, baseURL, { brand: id, role: 'owner', path, name: 'Juan Soto' });
  await type(rosa, 'Color principal', '#14532d');
  await saved(rosa);
  await type(juan, 'Color de apoyo', '#fde68a');
  await type(juan, 'Color principal', '#1e3a8a');
  const asked = card(juan, 'Cambios sin publicar');
  await expect(asked).toContainText(/Rosa Pinto cambió Color principal/);
  await press(juan, 'Poner lo mío');
  await expect(card(rosa, 'Cambios sin publicar')).toContainText('Lo cambió Juan Soto');
  await expect(field(rosa, 'Color principal')).toHaveValue('#1e3a8a');
});

test('an owner changes the name with the keyboard alone, and a manager finds no look', async ({
  browser,
  baseURL,
}) => {
  const { id, origin } = await publishCopy('keys');
  const counter = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path });
  await expect(part(counter, 'Colores')).toBeVisible();
  await tabTo(counter, counter.locator('summary', { hasText: 'Nombre y frases' }).first());
  await counter.keyboard.press('Enter');
  await tabTo(counter, field(counter, 'Nombre de la marca'));
  await counter.keyboard.press('Control+A');
  await counter.keyboard.type('Con teclas');
  await counter.keyboard.press('Tab');
  await saved(counter);
  await tabTo(counter, counter.getByRole('button', { name: 'Publicar 1 cambio', exact: true }));
  await counter.keyboard.press('Enter');
  await expect(card(counter, 'Versiones')).toContainText('Con teclas');
  const shopper = await browser.newPage();
  await shopper.goto(origin);
  await expect(shopper).toHaveTitle(/Con teclas/);

  const manager = await browser.newPage();
  await openCounter(manager, baseURL, { brand: id, role: 'manager', path: '/mi-marca' });
  await expect(card(manager, 'Cambios sin publicar')).toBeVisible();
  await expect(manager.getByRole('link', { name: 'Aspecto' })).toHaveCount(0);
});
