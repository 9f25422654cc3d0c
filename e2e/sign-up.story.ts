import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { card, field, saved } from './support/back-office.ts';
import { tenantCommand } from './support/import-and-await-tenant.ts';
import { codeOf, mailTo } from './support/mailbox.ts';
import {
  chooseDelivery,
  chooseMethod,
  fillForm,
  openProduct,
  placeDialog,
  pressAddToCart,
} from './support/shopper.ts';
import { test } from './support/story.ts';
import { expectTitle, successTitle } from './support/webpay.ts';

test.slow();

/**
 * Seconds of a practised person by the keystroke-level model: a key, a tap with the way to it, and
 * the thought before each field or tap (Card, Moran and Newell 1980).
 */
const seconds = { key: 0.28, tap: 1.3, thought: 1.35 } as const;
const goal = { steps: 60, minutes: 15 } as const;

/** Counts the fields and taps of the owner. */
class Owner {
  steps = 0;
  time = 0;
  async fill(field: Locator, text: string): Promise<void> {
    this.steps += 1;
    this.time += seconds.thought + seconds.tap + text.length * seconds.key;
    await field.fill(text);
  }
  async tap(target: Locator): Promise<void> {
    this.steps += 1;
    this.time += seconds.thought + seconds.tap;
    await target.click();
  }
  async select(field: Locator, value: string): Promise<void> {
    this.steps += 1;
    this.time += seconds.thought + 2 * seconds.tap;
    await field.selectOption(value);
  }
}

const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
/** The keys of the sandbox's Getnet. */
const keys = { login: 'sandboxgetnet0123456789abcdef012', secretKey: 'sandbox-getnet-secret' };

test(
  'an invited person creates a brand, opens its shop, and delivers a dish made in it that is paid online',
  { tag: '@both-widths' },
  async ({ page, browser, baseURL }) => {
    const owner = new Owner();
    const project = test.info().project.name;
    const webName = `la-nusta-${project}-${Date.now().toString(36)}`.slice(0, 30);
    const email = `${webName}@example.com`;

    await test.step('the link of an invitation, a mailed code and four fields create the brand', async () => {
      await tenantCommand('invite', email);
      const { text } = await mailTo(email, /Crea tu tienda/);
      const link = new URL(/https?:\S+\/alta\S*/.exec(text)?.[0] ?? '');
      link.port = new URL(baseURL ?? '').port;
      await page.goto(link.href);
      await expectAccessible(page, 'the email of the sign-up');
      await owner.fill(field(page, 'Correo'), email);
      await owner.tap(button(page, 'Mandar el código'));
      const code = field(page, 'Código');
      await expect(code).toBeVisible();
      await owner.fill(code, codeOf(await mailTo(email, /Tu código/)));
      await owner.fill(field(page, 'Tu nombre'), 'Ana Soto');
      await owner.fill(field(page, 'Nombre de tu restaurante'), 'La Ñusta');
      await owner.fill(field(page, 'Dirección de tu página'), webName);
      await expect(page.getByText(`Tu página será ${webName}.pedidos.localhost`)).toBeVisible();
      await expectAccessible(page, 'the brand of the sign-up');
      await owner.tap(button(page, 'Crear mi tienda'));
    });
    const opening = card(page, 'Abre tu tienda');
    await expect(opening).toBeVisible();
    await expect(opening).toContainText('Para abrir falta: Local y horario y Primeros platos.');
    await expectAccessible(page, 'the steps to an open shop');
    const shop = new URL(page.url()).origin;
    const shopper = await browser.newPage();
    await shopper.goto(shop);
    await expect(shopper.getByRole('heading', { name: 'Todavía no abrimos' })).toBeVisible();
    await expectAccessible(shopper, 'a shop that has not opened');
    const dialog = page.getByRole('dialog');

    await test.step('the first dish', async () => {
      await owner.tap(button(page, 'Agregar categoría'));
      await owner.fill(field(dialog, 'Nombre'), 'Platos');
      await owner.tap(button(dialog, 'Listo'));
      await owner.tap(button(page, 'Agregar plato en Platos'));
      await owner.fill(field(dialog, 'Nombre'), 'Cazuela');
      await owner.fill(field(dialog, 'Precio'), '5.990');
      await owner.tap(button(dialog, 'Listo'));
      await saved(page);
      await owner.tap(button(page, /^Publicar \d+ cambios?$/));
      await expect(opening.getByRole('link', { name: /^Primeros platos/ })).toContainText('Listo');
    });

    await test.step('the store with its hours', async () => {
      await owner.tap(opening.getByRole('link', { name: /^Local y horario/ }));
      await expect(page).toHaveURL(/\/mi-marca\/locales$/);
      await owner.tap(card(page, 'Locales').getByRole('button', { name: /^La Ñusta/ }));
      await owner.fill(field(dialog, 'Dirección'), 'Los Aromos 123');
      await owner.fill(field(dialog, 'Sector o barrio'), 'Ñuñoa');
      await owner.fill(field(dialog, 'Teléfono'), '+56 9 8765 4321');
      await owner.fill(field(dialog, 'Latitud'), '-33,4539');
      await owner.fill(field(dialog, 'Longitud'), '-70,6149');
      await owner.select(dialog.getByLabel('Cómo se entrega'), 'store_delivery');
      await owner.tap(dialog.locator('summary', { hasText: 'Horario' }));
      await owner.tap(button(dialog, 'Solo a ciertas horas'));
      await owner.fill(dialog.getByLabel('Desde'), '00:00');
      await owner.fill(dialog.getByLabel('Hasta'), '23:59');
      await owner.tap(button(dialog, 'Listo'));
      await saved(page);
    });

    await test.step('a zone of 4 km around the store', async () => {
      await owner.tap(button(page, 'Zonas de reparto de La Ñusta'));
      await owner.tap(button(dialog, 'Agregar zona'));
      await owner.fill(field(dialog, 'Radio en km'), '4');
      await owner.tap(button(dialog, 'Hacer un círculo'));
      await owner.fill(field(dialog, 'Costo de envío'), '1.490');
      await owner.tap(button(dialog, 'Listo'));
      await saved(page);
      await owner.tap(button(page, /^Publicar \d+ cambios?$/));
      await expect(opening).toContainText('Está todo lo necesario.');
    });

    await test.step('a way to pay online', async () => {
      await owner.tap(page.getByRole('link', { name: 'Pagos', exact: true }));
      const getnet = card(page, 'Pagos en línea')
        .getByRole('group')
        .filter({ has: page.getByRole('heading', { name: 'Getnet' }) });
      await owner.tap(getnet.locator('summary').first());
      await owner.tap(button(getnet, 'Escribir llaves de Getnet'));
      await owner.fill(field(dialog, 'Usuario (login)'), keys.login);
      await owner.fill(field(dialog, 'Llave secreta'), keys.secretKey);
      await owner.tap(button(dialog, 'Probar y guardar'));
      await expect(dialog).toHaveCount(0);
      await owner.tap(getnet.getByRole('switch', { name: 'Getnet en La Ñusta' }));
      await owner.tap(button(dialog, 'Encender'));
      await saved(page);
      await owner.tap(button(page, /^Publicar \d+ cambios?$/));
      await expect(card(page, 'Cambios sin publicar')).toContainText('Nada por publicar');
    });

    await test.step('the shop opens, and a shopper orders the dish', async () => {
      await owner.tap(button(opening, 'Abrir la tienda'));
      await expect(opening).toHaveCount(0);
      await expect(async () => {
        await shopper.goto(shop);
        await expect(shopper.getByText('Cazuela').first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await pressAddToCart(await openProduct(shopper, 'Cazuela'));
      await chooseDelivery(shopper, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
      await expect(placeDialog(shopper)).toBeHidden();
      await shopper.goto(`${shop}/checkout`);
      await chooseMethod(shopper, /^Getnet/);
      await fillForm(shopper);
      await button(shopper, /^Pagar con Getnet/).click();
      await button(shopper, 'Pagar').click();
      await expectTitle(shopper, successTitle);
      await expect(shopper.getByText('$7.480').first()).toBeVisible();
    });

    await test.step('the owner finds the paid order on the board', async () => {
      await page.goto(`${shop}/mostrador`);
      await expect(page.getByText('Cazuela').first()).toBeVisible({ timeout: 90_000 });
    });

    const minutes = owner.time / 60;
    const count = `${owner.steps} fields and taps, ${minutes.toFixed(1)} minutes`;
    test.info().annotations.push({ type: 'keystroke-level', description: count });
    process.stdout.write(`sign-up to the first sale: ${count}\n`);
    expect(owner.steps).toBeLessThanOrEqual(goal.steps);
    expect(minutes).toBeLessThanOrEqual(goal.minutes);
  },
);
