import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { callCounter, statusOfCall } from '../support/counter-calls.ts';
import { openCounter, type StoryStaff } from '../support/counter.ts';
import { expectFitsTheCounter } from '../support/counter-sizes.ts';
import { tabTo } from '../support/keyboard.ts';
import { counterStore, orderDeliveryAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test.slow();

/** Another rider in each try: one that failed leaves money with its rider. */
const madeAt = String(Date.now());
const name = `Pablo ${madeAt.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
const phoneNumber = `5${madeAt.slice(-7)}`;

/** Brings an order to the door by a new rider; resolves with the link of the rider's page. */
async function bring(staff: StoryStaff, order: string): Promise<string> {
  const store = `stores/${counterStore.id}`;
  const post = (path: string, body: object = {}) =>
    callCounter(staff, `${store}${path}`, { method: 'POST', body });
  const accept = { method: 'POST', body: { minutes: 10 } };
  // The counter gets an order a little after it was placed.
  await expect
    .poll(() => statusOfCall(staff, `${store}/orders/${order}/accept`, accept), { timeout: 60_000 })
    .toBe(200);
  await post(`/orders/${order}/ready`);
  const { runs } = await post('/runs', { name, phone: phoneNumber, order_ids: [order] });
  const run = runs.find((each: { rider: { name: string } }) => each.rider.name === name);
  await post(`/runs/${run.id}/stops/${order}/delivered`);
  return run.link;
}

/** Types an amount in a dialog by the keyboard alone, sees what is missing, and sends it. */
async function handIn(
  page: Page,
  title: string,
  { amount, says }: { amount: string; says: RegExp },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await tabTo(page, dialog.getByRole('textbox', { name: /^¿Cuánto entregó/ }));
  await page.keyboard.type(amount);
  await expect(dialog.getByText(says)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

test(
  'a rider hands in the cash of a run: the counter keeps the difference, a manager corrects it, and the rider’s page says both',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    const shopper = await (await browser.newContext()).newPage();
    const { id } = await orderDeliveryAtCounter(shopper, baseURL);
    const work = { brand: 'cocina', storeIds: [counterStore.id] } as const;
    const staff = await openCounter(page, baseURL, { ...work, path: '/repartidores' });
    const link = await bring(staff, id);
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(link);
    await expect(phone.getByText(/^Entrega Q\s83\.00 al restaurante$/)).toBeVisible();
    await expectAccessible(phone, 'the page of a rider who has cash');

    await page.getByRole('link', { name: 'Caja' }).click();
    // Riders of other stories may carry money too.
    const carried = page.getByText(
      /^\d+ (repartidor lleva|repartidores llevan) Q\s[\d,.]+ en efectivo\.$/,
    );
    await expect(carried).toBeVisible();
    await expectFitsTheCounter(page, 'the money that riders carry, in Caja');
    await page.getByRole('link', { name: 'Recibir dinero' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Dinero de repartidores' });
    const receive = panel.getByRole('button', { name: `Recibir dinero de ${name}` });
    await expect(receive).toBeVisible();
    await expectFitsTheCounter(page, 'the money of riders');
    await receive.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Recibir dinero de ${name}` });
    await expect(dialog.getByText(/Pagan con Q\s100\.00, vuelto Q\s17\.00/)).toBeVisible();
    await expectAccessible(page, 'the settlement with a rider');
    await handIn(page, `Recibir dinero de ${name}`, { amount: '80', says: /^Faltan Q\s3\.00$/ });
    await expect(receive).toHaveCount(0);

    await panel.getByText('Lo que ya entregaron').click();
    await panel.getByRole('button', { name: `Corregir lo que entregó ${name}` }).press('Enter');
    await handIn(page, `Corregir lo que entregó ${name}`, { amount: '83', says: /^Cuadra$/ });
    await expect(panel.getByText(/^Corrección de Q\s3\.00, por Rosa Pinto$/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByText(/^Entregaste Q\s83\.00 a las \d/)).toBeVisible();
  },
);
