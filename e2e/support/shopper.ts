import { expect, type Locator, type Page } from '@playwright/test';

/** What a shopper does, step by step, in the words that the screen uses. */

/** Has no questions, is never sold out and costs $3.290. */
export const plain = { name: 'Ensalada chilena', price: 3_290 };
export const person = { name: 'Álvaro O’Higgins Pérez-Cotapos', phone: '87654321', email: 'alvaro@example.com' };

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 551;

export async function openMenu(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Las más pedidas' })).toBeVisible();
}

export const sheetOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** The product's sheet, ready to be answered. */
export async function openProduct(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).click();
  const sheet = sheetOf(page, name);
  await expect(sheet.getByRole('button', { name: /^Agregar \$/ })).toBeVisible();
  return sheet;
}

export const choose = (sheet: Locator, group: string, option: string): Promise<void> =>
  sheet.getByRole('group', { name: group }).getByRole('radio', { name: option }).check();

export const addToCart = (sheet: Locator): Promise<void> => sheet.getByRole('button', { name: /^Agregar \$/ }).click();

/** Adds a product without questions. */
export async function addPlain(page: Page, name: string = plain.name): Promise<void> {
  const sheet = await openProduct(page, name);
  await addToCart(sheet);
  await expect(sheet).toBeHidden();
}

export const placeDialog = (page: Page): Locator => page.getByRole('dialog', { name: '¿Dónde comes hoy?' });

export async function choosePickup(page: Page, store = 'Local Ñuñoa'): Promise<void> {
  const dialog = placeDialog(page);
  await dialog.getByRole('radio', { name: 'Retiro en local' }).check();
  await dialog.getByRole('radio', { name: new RegExp(`^${store}`) }).check();
  await dialog.getByRole('button', { name: `Retirar en ${store}` }).click();
  await expect(dialog).toBeHidden();
}

/** Types the address, takes the suggestion and confirms it. */
export async function chooseDelivery(page: Page, typed: string, suggestion: string | RegExp): Promise<void> {
  const dialog = placeDialog(page);
  await typeAddress(dialog, typed, suggestion);
  await dialog.getByRole('button', { name: /^Entregar en / }).click();
}

export async function typeAddress(dialog: Locator, typed: string, suggestion: string | RegExp): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Dirección con número' }).fill(typed);
  await dialog.getByRole('option', { name: suggestion }).first().click();
}

/** The first product of a visit, and where it goes: to the counter. */
export async function startPickup(page: Page, product = plain.name): Promise<void> {
  await openMenu(page);
  await addPlain(page, product);
  await choosePickup(page);
}

/** The cart as it is seen: a sheet on phones, at the side of the menu on desktops. */
export async function openCart(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Tu carro' });
  await page.getByRole('button', { name: /Ver carro/ }).click();
  return page.getByRole('dialog', { name: 'Tu carro' });
}

/** The cart's own lines, without what is offered beside them. */
export const linesOf = (cart: Locator): Locator =>
  cart.getByRole('listitem').filter({ has: cart.page().getByRole('button', { name: /^Editar / }) });

export const suggestionsOf = (page: Page): Locator => page.getByRole('dialog', { name: '¿Algo más?' });

/** Presses the cart's button, and says no to what is offered on the way, when something is. `next`: what comes after it. */
export async function pressCheckout(page: Page, cart: Locator, next: Locator): Promise<void> {
  await cart.getByRole('button', { name: /Ir a pagar/ }).click();
  const goOn = suggestionsOf(page).getByRole('button', { name: /^Seguir a pagar/ });
  await expect(goOn.or(next)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(next).toBeVisible();
}

/** Where an online method comes first, cash is a choice. */
export const payInCash = (page: Page): Promise<void> => page.getByRole('radio', { name: /^Efectivo/ }).check();

/** The checkout, with cash chosen: a story that pays otherwise says so. */
export async function goToCheckout(page: Page): Promise<void> {
  const cart = await openCart(page);
  await pressCheckout(page, cart, page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' }));
  await payInCash(page);
}

export async function fillForm(page: Page, { name, phone, email }: typeof person = person): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre y apellido' }).fill(name);
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(phone);
  await page.getByRole('textbox', { name: 'Correo' }).fill(email);
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check();
}

/** The button of the page, whatever the chosen method makes it say. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^(Hacer pedido|Pagar con )/ });

/** Presses the button of the page and gives the last look that follows. */
export async function review(page: Page): Promise<Locator> {
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Revisa antes de pedir' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const confirm = (dialog: Locator): Promise<void> => dialog.getByRole('button', { name: /Está bien, pedir/ }).click();

export async function placeOrder(page: Page): Promise<void> {
  await confirm(await review(page));
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
}

/** From an empty browser to a placed pickup order of one product. */
export async function orderForPickup(page: Page, product = plain.name): Promise<void> {
  await startPickup(page, product);
  await goToCheckout(page);
  await fillForm(page);
  await placeOrder(page);
}
