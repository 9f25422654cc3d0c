import { expect, type Locator, type Page } from '@playwright/test';
import { reuseBrowserState } from './reuse-browser-state.ts';

/** A shopper's steps, in the words of the screens. */

/** A product without questions that never sells out and costs $3.290. */
export const plainProduct = { name: 'Ensalada chilena', price: 3_290 };
export const shopperDetails = {
  name: 'Álvaro O’Higgins Pérez-Cotapos',
  phone: '87654321',
  email: 'alvaro@example.com',
};

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 551;

export async function openMenu(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();
}

/** Opens the place dialog from the head of the menu. */
export async function openPlaces(page: Page): Promise<Locator> {
  await openMenu(page);
  await page.getByRole('button', { name: /¿A dónde lo llevamos\?/ }).click();
  await expect(placeDialog(page)).toBeVisible();
  return placeDialog(page);
}

export const sheetOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** Opens the product's sheet. */
export async function openProduct(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).click();
  const sheet = sheetOf(page, name);
  await expect(sheet.getByRole('button', { name: /^Agregar \$/ })).toBeVisible();
  return sheet;
}

export const choose = (sheet: Locator, group: string, option: string): Promise<void> =>
  sheet.getByRole('group', { name: group }).getByRole('radio', { name: option }).check();

export const pressAddToCart = (sheet: Locator): Promise<void> =>
  sheet.getByRole('button', { name: /^Agregar \$/ }).click();

/** Adds a product without questions. */
export async function addPlain(page: Page, name: string = plainProduct.name): Promise<void> {
  const sheet = await openProduct(page, name);
  await pressAddToCart(sheet);
  await expect(sheet).toBeHidden();
}

/** Adds a burger with its two required answers, from the open menu. */
export async function addClassicBurger(page: Page): Promise<void> {
  const sheet = await openProduct(page, 'Brasa Clásica');
  await choose(sheet, 'Punto de la carne', 'Bien cocida');
  await choose(sheet, 'Tu pan', 'Pan de papa');
  await pressAddToCart(sheet);
}

export const placeDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '¿Dónde comes hoy?' });

export async function choosePickup(page: Page, store = 'Local Ñuñoa'): Promise<void> {
  const dialog = placeDialog(page);
  await dialog.getByRole('radio', { name: 'Retiro en local' }).check();
  await dialog.getByRole('radio', { name: new RegExp(`^${store}`) }).check();
  await dialog.getByRole('button', { name: `Retirar en ${store}` }).click();
  await expect(dialog).toBeHidden();
}

/** Types the address, takes the suggestion and confirms it. */
export async function chooseDelivery(
  page: Page,
  typed: string,
  suggestion: string | RegExp,
): Promise<void> {
  const dialog = placeDialog(page);
  await typeAddress(dialog, typed, suggestion);
  await dialog.getByRole('button', { name: /^Entregar en / }).click();
}

export async function typeAddress(
  dialog: Locator,
  typed: string,
  suggestion: string | RegExp,
): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Dirección con número' }).fill(typed);
  await dialog.getByRole('option', { name: suggestion }).first().click();
}

/** Chooses an address that no store delivers to; the place dialog says so. */
export async function chooseUncoveredAddress(page: Page): Promise<Locator> {
  const dialog = placeDialog(page);
  await typeAddress(dialog, 'Apoquindo 4000', /Av\. Apoquindo 4000/);
  await expect(dialog.getByText('Ahí aún no llegamos')).toBeVisible();
  return dialog;
}

/** In the place dialog that found no coverage: picks the order up at a store that never closes. */
export async function pickUpInstead(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Elegir otro local' }).click();
  await choosePickup(dialog.page());
}

/** Adds the first product of a visit and chooses pickup. */
export async function walkToPickup(page: Page, product = plainProduct.name): Promise<void> {
  await openMenu(page);
  await addPlain(page, product);
  await choosePickup(page);
}

const preparePickup = (page: Page, product: string): Promise<void> =>
  reuseBrowserState(page, `pickup of ${product}`, () => walkToPickup(page, product));

/**
 * The same with delivery in the zone of Local Ñuñoa, whose own riders deliver it. Two plain
 * products exceed its minimum.
 */
const prepareDelivery = (page: Page, count: number): Promise<void> =>
  reuseBrowserState(page, `delivery of ${count}`, async () => {
    await openMenu(page);
    await addPlain(page);
    await chooseDelivery(page, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
    await expect(placeDialog(page)).toBeHidden();
    for (let more = 1; more < count; more += 1) await addPlain(page);
  });

/** Opens the menu with one product in the cart for pickup. */
export async function startPickup(page: Page, product = plainProduct.name): Promise<void> {
  await preparePickup(page, product);
  await openMenu(page);
}

/** Opens the menu with plain products in the cart for delivery to Av. Irarrázaval 2500. */
export async function startDelivery(page: Page, count = 1): Promise<void> {
  await prepareDelivery(page, count);
  await openMenu(page);
}

/** Opens the checkout of a pickup of one product, with cash chosen. */
export async function startPickupCheckout(page: Page, product = plainProduct.name): Promise<void> {
  await preparePickup(page, product);
  await openCheckout(page);
}

/**
 * Opens the checkout of a delivery of two plain products to Av. Irarrázaval 2500, with cash chosen.
 */
export async function startDeliveryCheckout(page: Page): Promise<void> {
  await prepareDelivery(page, 2);
  await openCheckout(page);
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout');
  await payInCash(page);
}

/** Opens the cart: a sheet on phones, beside the menu on desktops. */
export async function openCart(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Tu carro' });
  await page.getByRole('button', { name: /Ver carro/ }).click();
  return page.getByRole('dialog', { name: 'Tu carro' });
}

/** The lines of the cart, without the suggestions. */
export const cartLines = (cart: Locator): Locator =>
  cart.getByRole('listitem').filter({ has: cart.page().getByRole('button', { name: /^Editar / }) });

export const suggestionsOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: '¿Algo más?' });

/**
 * Presses the cart's checkout button and declines suggestions if they open. `next`: the element
 * that follows.
 */
export async function pressCheckout(page: Page, cart: Locator, next: Locator): Promise<void> {
  await cart.getByRole('button', { name: /Ir a pagar/ }).click();
  const goOn = suggestionsOf(page).getByRole('button', { name: /^Seguir a pagar/ });
  await expect(goOn.or(next)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(next).toBeVisible();
}

/** Opens a folded section of the checkout; an open one stays open. */
export async function openSection(page: Page, title: string | RegExp): Promise<void> {
  // Waits for the heading first: before the checkout renders, no section counts as open.
  const checkout = page.getByRole('main');
  await expect(checkout.getByRole('heading', { level: 1 })).toBeVisible();
  const folded = checkout.getByRole('button', { name: title, exact: true, expanded: false });
  if (await folded.isVisible()) await folded.click();
}

/** Opens the edit mode of the first block, with the buttons for the place and the time. */
export const editDispatch = (page: Page): Promise<void> => openSection(page, /^Cambiar: /);

/** The offer of the checkout to log in. */
export const loginOffer = (page: Page): Locator =>
  page.getByRole('button', { name: /^Ingresa y usa cupones/ });

/** Opens the list of payment methods, which is folded to the chosen one. */
export const openMethods = (page: Page): Promise<void> => openSection(page, 'Método de pago');

/** Chooses a payment method by the start of its name. */
export async function chooseMethod(page: Page, name: RegExp): Promise<void> {
  await openMethods(page);
  // A chosen saved card folds the other methods.
  const others = page.getByRole('main').getByRole('button', { name: /^Otra forma \(/ });
  if (await others.isVisible()) await others.click();
  await page.getByRole('radio', { name }).check();
}

/** Chooses cash, also where an online method is the default. */
export const payInCash = (page: Page): Promise<void> => chooseMethod(page, /^Efectivo/);

/** Opens the checkout with cash chosen; a story with another method chooses it afterwards. */
export async function goToCheckout(page: Page): Promise<void> {
  const cart = await openCart(page);
  await pressCheckout(
    page,
    cart,
    page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' }),
  );
  await payInCash(page);
}

export async function fillForm(
  page: Page,
  { name, phone, email }: typeof shopperDetails = shopperDetails,
): Promise<void> {
  await openSection(page, 'Tus datos');
  await page.getByRole('textbox', { name: 'Nombre y apellido' }).fill(name);
  await page.getByRole('textbox', { name: /^(Teléfono|Celular)/ }).fill(phone);
  await page.getByRole('textbox', { name: 'Correo' }).fill(email);
}

/** The button that places the order, with the label of any method. */
export const payButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Hacer pedido|Pagar con )/ });

/** Presses the button that places the order. An unusual order is reviewed first. */
export const pressOrder = (page: Page): Promise<void> => payButton(page).click();

/** The review of an unusual order. */
export const reviewOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Revisa antes de pedir' });

/** The dialog while an order is under way. */
export const sendingOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Enviando tu pedido…' });

export const confirmReview = (review: Locator): Promise<void> =>
  review.getByRole('button', { name: /^(Está bien, pedir|Pagar )/ }).click();

export async function placeOrderOnPage(page: Page): Promise<void> {
  await pressOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
}

/** Places a pickup order of one product, from an empty browser. */
export async function orderForPickup(page: Page, product = plainProduct.name): Promise<void> {
  await startPickupCheckout(page, product);
  await fillForm(page);
  await placeOrderOnPage(page);
}
