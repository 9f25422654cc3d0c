import { expect, type Page } from '@playwright/test';
import { fillCart, orders } from './country-orders.ts';
import { brandAddress, openDemoBrand } from './demo-brands.ts';
import { handOverCodeOf } from './hand-over-code.ts';
import { openShop, placeOrder as placeOverHttp } from './place-orders.ts';
import { fillForm, openSection, payInCash, placeDialog, pressOrder } from './shopper.ts';

/** A store that is always open and has no system of its own: the counter takes its orders. */
export const counterStore = { id: 1, name: 'Restaurante Zona 10' };
const { products, person, receipt, texts } = orders.cocina;
export const dish = products[0];

/** The questions of the store about allergies and about the receipt, and the dish. */
const allergyQuestion = '¿Hay algo que no puedas comer?';
const [allergyQuestionId, receiptQuestionId, dishId] = [4, 1, 606];

type Pickup = { id: string; number: string; code: string };

/**
 * Orders a dish to be picked up and paid in cash, with an answer about allergies, over HTTP: for a
 * story that does not look at the shopper's page.
 */
export async function placePickupAtCounter(allergy = ''): Promise<Pickup> {
  const shop = await openShop('cocina');
  const { id, number } = await placeOverHttp(shop, {
    lines: [{ productId: dishId }],
    name: person.name,
    phone: person.phone,
    answers: {
      [receiptQuestionId]: receipt.right,
      ...(allergy === '' ? {} : { [allergyQuestionId]: allergy }),
    },
  });
  return { id, number, code: await handOverCodeOf('cocina', id) };
}

/** As {@link placePickupAtCounter}, by the shopper's page, which shows the success page then. */
export async function orderPickupAtCounter(
  page: Page,
  baseURL: string | undefined,
  allergy = '',
): Promise<Pickup> {
  await openDemoBrand(page, 'cocina', baseURL);
  await page.getByRole('link', { name: dish, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: dish, exact: true });
  await sheet.getByRole('button', { name: /^Agregar (?!con ).*[0-9]/ }).click();
  await expect(sheet).toBeHidden();
  const places = placeDialog(page);
  await places.getByRole('radio', { name: 'Para recoger' }).check();
  await places.getByRole('radio', { name: new RegExp(`^${counterStore.name}`) }).check();
  await places.getByRole('button', { name: `Recoger en ${counterStore.name}` }).click();
  await expect(places).toBeHidden();
  const id = await placeOrder(page, baseURL, async () => {
    if (allergy === '') return;
    await openSection(page, allergyQuestion);
    await page.getByRole('textbox', { name: allergyQuestion }).fill(allergy);
  });
  await expect(page.getByText('Muestra este código al recoger.')).toBeVisible();
  const text = await page
    .getByText(/^Código para recoger/)
    .locator('..')
    .innerText();
  const title = await page.getByText(/^Pedido \d+ · /).innerText();
  return {
    id,
    number: /^Pedido (\d+)/.exec(title)?.[1] ?? '',
    code: /\b\d{4}\b/.exec(text)?.[0] ?? '',
  };
}

/**
 * Orders three dishes to be brought to the door and paid in cash, Q 83 with a banknote of Q 100.
 * Opens the order's tracking; resolves with its id and number.
 */
export async function orderDeliveryAtCounter(
  page: Page,
  baseURL: string | undefined,
): Promise<{ id: string; number: string }> {
  await openDemoBrand(page, 'cocina', baseURL);
  await fillCart(page, 'cocina');
  const id = await placeOrder(page, baseURL, async () => {
    await page.getByRole('radio', { name: 'Otro monto' }).check();
    await page.getByRole('textbox', { name: 'Pago con' }).fill('100');
  });
  const title = await page.getByText(/^Pedido \d+ · /).innerText();
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expect(page).toHaveURL(/\/orders/);
  return { id, number: /^Pedido (\d+)/.exec(title)?.[1] ?? '' };
}

/** Fills the checkout in and places the order; resolves with its id. */
async function placeOrder(
  page: Page,
  baseURL: string | undefined,
  pay: () => Promise<void> = async () => undefined,
): Promise<string> {
  await page.goto(brandAddress('cocina', '/checkout', baseURL));
  await payInCash(page);
  await pay();
  await openSection(page, receipt.label);
  await page.getByRole('textbox', { name: receipt.label }).fill(receipt.right);
  await fillForm(page, person);
  const placed = page.waitForResponse(
    (answer) => answer.url().includes('/v1/orders_job') && answer.status() === 200,
  );
  await pressOrder(page);
  const { id } = (await (await placed).json()) as { id: string };
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible();
  return id;
}
