import { expect, type Locator, type Page } from '@playwright/test';
import { hostileTexts } from '../../apps/server/src/testing/hostile-texts.ts';
import { type HostileBrand, publishHostile } from '../support/hostile-brand.ts';
import { originOf } from '../support/import-and-await-tenant.ts';
import {
  fillForm,
  isPhone,
  openCart,
  payButton,
  shopperDetails,
  placeDialog,
  pressCheckout,
  typeAddress,
  pressOrder,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';
import {
  expectNoInjectedMarkup,
  expectNoInjectionOrOverflow,
  watchForInjection,
} from '../support/watch-for-injection.ts';

/** Collapses whitespace as a screen does. */
const normalised = (text: string): string => text.replace(/\s+/g, ' ').trim();
const note = '</script><img src=/canary onerror=ran=1>';

for (const template of [1, 2, 3]) {
  test(`hostile texts of a brand and a shopper never run as markup, template ${template}`, async ({
    page,
  }, { project }) => {
    test.slow();
    const email = `hostile-${template}-${project.name}@example.com`;
    const brand = await publishHostile(`hostile-${template}-${project.name}`, template);
    const injections = await watchForInjection(page.context());
    await lookAround(page, brand);
    await order(page, brand, email);
    if (template === 3) await readKitchenAndMail(page, email);
    await readOtherPages(page, brand);
    await readHistory(page, brand);
    expect(injections).toEqual([]);
  });
}

const at = (brand: HostileBrand, path: string): string => `${originOf(brand.id)}${path}`;

/** Opens the home page, the brand's message over it, and the consent question. */
async function lookAround(page: Page, brand: HostileBrand): Promise<void> {
  await page.goto(at(brand, '/'));
  await expectNoInjectionOrOverflow(page);
  expect(normalised(await page.title())).toContain(normalised(brand.commerce));
  const names = await page.locator('[data-product] h3').allTextContents();
  expect(names.map(normalised)).toEqual(expect.arrayContaining(brand.products.map(normalised)));
  for (const text of hostileTexts) expect(names.map(normalised)).toContain(normalised(text));
  await expect(page.getByRole('region', { name: 'Promociones' })).toContainText(brand.banner);
  await page.mouse.wheel(0, 60);
  const message = page.getByRole('dialog');
  await expect(message).toContainText(brand.message);
  await expectNoInjectionOrOverflow(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'No acepto' }).click();
}

/**
 * Places an order: the sheet with its options, the age gate, a closed store, delivery and
 * suggestions, to the review.
 */
async function order(page: Page, brand: HostileBrand, email: string): Promise<void> {
  await addFirst(page, brand);
  await page.getByRole('button', { name: 'Sí, tengo 18 o más' }).click();
  const place = placeDialog(page);
  await place.getByRole('radio', { name: 'Retiro en local' }).check();
  for (const store of brand.stores) await expect(place).toContainText(normalised(store));
  await place.locator('input[name=store]').nth(1).check();
  await expectNoInjectionOrOverflow(page);
  await place.getByRole('button', { name: 'Retirar en' }).click();
  const closed = page.getByRole('dialog', { name: 'Está cerrado ahora' });
  await expect(closed).toContainText(/\S/);
  await expectNoInjectionOrOverflow(page);
  await page.keyboard.press('Escape');
  const cart = await openCart(page);
  await expect(cart).toContainText(normalised(brand.products[0] ?? ''));
  await expect(cart).toContainText(note);
  await expectNoInjectionOrOverflow(page);
  await cart.getByRole('button', { name: /Ir a pagar/ }).click();
  await closed.getByRole('button', { name: /^Elegir otr/ }).click();
  await expectNoInjectionOrOverflow(page);
  await deliver(page, place);
  await expect(cart.getByRole('region', { name: '¿Algo más?' })).toContainText(
    normalised(brand.products[4] ?? ''),
  );
  await pressCheckout(
    page,
    cart,
    page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' }),
  );
  await checkOut(page, email);
}

async function addFirst(page: Page, { options }: HostileBrand): Promise<void> {
  await page.locator('[data-product] h3 a').first().click();
  const sheet = page.getByRole('dialog').filter({ has: page.locator('[data-product-sheet]') });
  for (const option of options) await expect(sheet).toContainText(normalised(option));
  for (const text of hostileTexts) await expect(sheet).toContainText(normalised(text));
  await sheet
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click();
  await sheet.getByRole('textbox').fill(note);
  await expectNoInjectionOrOverflow(page);
  await sheet.getByRole('button', { name: /^Agregar \$/ }).click();
}

async function deliver(page: Page, place: Locator): Promise<void> {
  await place.getByRole('radio', { name: 'Delivery' }).check();
  await typeAddress(place, 'Irarrazaval 2500', /Av\. Irarrázaval 2500/);
  await place.getByRole('textbox', { name: 'Indicaciones para llegar' }).fill(note);
  await place.getByRole('button', { name: /^Entregar en / }).click();
  await expect(place).toBeHidden();
  const changed = page.getByRole('dialog', { name: 'Tu pedido cambió' });
  await expect(changed).toContainText('Antes salía de');
  await expectNoInjectionOrOverflow(page);
  await changed.getByRole('button', { name: 'Entendido' }).click();
  await expectNoInjectionOrOverflow(page);
}

/** Fills the checkout. Answers and notes have hostile texts; the name may not. */
async function checkOut(page: Page, email: string): Promise<void> {
  await fillForm(page, { ...shopperDetails, name: note, email });
  await page.locator('[id="field-answer.1"]').fill(note);
  await payButton(page).click();
  await expect(page.getByText(/Solo letras, espacios, guiones y apóstrofos/).first()).toBeVisible();
  await expectNoInjectionOrOverflow(page);
  await fillForm(page, { ...shopperDetails, email });
  await expectNoInjectionOrOverflow(page);
  await pressOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
  await expectNoInjectionOrOverflow(page);
}

/** Opens the detail of the order in the history. */
async function readHistory(page: Page, brand: HostileBrand): Promise<void> {
  const detail = page.getByRole('button', { name: /^Ver detalle/ });
  await page.goto(at(brand, '/orders'));
  await expect(page.getByRole('heading', { level: 1, name: 'Entregado' }).or(detail)).toBeVisible({
    timeout: 40_000,
  });
  await page.goto(at(brand, '/orders'));
  await expect(detail).toBeVisible();
  await expectNoInjectionOrOverflow(page);
}

/** Opens the tracking page and every other path. */
async function readOtherPages(page: Page, brand: HostileBrand): Promise<void> {
  await page.goto(at(brand, '/orders'));
  const noteText = page.getByText(note).first();
  const detail = page.getByRole('button', { name: /^Ver detalle/ });
  await expect(noteText.or(detail)).toBeVisible();
  if (await detail.isVisible()) await detail.click();
  await expect(noteText).toBeVisible();
  await expectNoInjectionOrOverflow(page);
  await page.goto(at(brand, '/menu/1'));
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Ver categorías' }).click();
    await expect(page.getByRole('dialog', { name: 'Categorías' })).toContainText(
      normalised(brand.categories[0] ?? ''),
    );
    await expectNoInjectionOrOverflow(page);
    await page.keyboard.press('Escape');
  }
  await page
    .getByRole('button', { name: /^Ver (?!cat)/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(normalised(brand.options[0] ?? ''));
  await expectNoInjectionOrOverflow(page);
  for (const path of [
    '/product/hamburguesas/clasica',
    '/terms-and-conditions',
    '/mercat-terms-and-conditions',
    '/no-disponible',
    '/profile',
    `/${encodeURIComponent(note)}`,
  ]) {
    await page.goto(at(brand, path));
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoInjectionOrOverflow(page);
  }
}

/** Reads the kitchen's board and the mailbox of the sandbox. */
async function readKitchenAndMail(page: Page, email: string): Promise<void> {
  const sandbox = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';
  const mails = async () =>
    (
      (await (await fetch(`${sandbox}/mail.json?to=${email}`)).json()) as {
        mails: { id: number }[];
      }
    ).mails;
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const mail = (await mails())[0]?.id;
  const other = await page.context().newPage();
  for (const path of ['/mail', `/mail/${mail}`, `/mail/${mail}/html`, '/kitchen']) {
    await other.goto(sandbox + path);
    await expectNoInjectedMarkup(other);
  }
  await expect(other.getByText(note).first()).toBeVisible();
  await other.close();
}
