import { type Browser, expect, type Page } from '@playwright/test';
import type { DayLog } from './day-log.ts';
import type { CodeOf, GiveToRider } from './work-at-tablet.ts';

/** The own riders of a restaurant, each with a phone that opens the link of their run. */
export type Riders = {
  give: GiveToRider;
  /** Does the next thing on each phone. */
  ride(): Promise<void>;
  close(): Promise<void>;
};

type Rider = { readonly name: string; readonly number: string; readonly phone: Page };

/** `log` has the orders by their number; `codeOf` asks the shopper at the door. */
export async function openRiders(
  browser: Browser,
  { log, codeOf }: { log: DayLog; codeOf: CodeOf },
): Promise<Riders> {
  const pockets = await Promise.all(
    [1, 2, 3].map(() => browser.newContext({ viewport: { width: 390, height: 844 } })),
  );
  const names = ['Pedro Soto', 'Luis Paz', 'Inés Mora'];
  const riders = await Promise.all(
    pockets.map(async (pocket, at): Promise<Rider> => ({
      name: names[at] ?? '',
      number: `8765432${at}`,
      phone: await pocket.newPage(),
    })),
  );
  let turn = 0;
  return {
    give: async (page, number) => {
      turn += 1;
      await giveOrder(page, number, riders[turn % riders.length] ?? raise());
    },
    ride: async () => {
      for (const rider of riders) await rideOne(rider, log, codeOf);
    },
    close: async () => {
      for (const pocket of pockets) await pocket.close();
    },
  };
}

const raise = (): never => {
  throw new Error('there is no rider');
};

/** Gives an order to a rider: as a further stop, as a new run, or as a new rider. */
async function giveOrder(page: Page, number: string, rider: Rider): Promise<void> {
  await page.getByRole('link', { name: `Dar a un repartidor: ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: '¿Quién lleva esta entrega?' });
  const known = dialog.getByRole('button', { name: new RegExp(`^${rider.name}`) });
  const other = dialog.getByRole('button', { name: 'Otro repartidor' });
  const field = dialog.getByRole('textbox', { name: 'Nombre y apellido' });
  await expect(known.or(other).or(field).first()).toBeVisible();
  if (await known.isVisible()) await known.click();
  else {
    if (await other.isVisible()) await other.click();
    await field.fill(rider.name);
    await dialog.getByRole('textbox', { name: 'Teléfono' }).fill(rider.number);
    await dialog.getByRole('button', { name: 'Dar las entregas' }).click();
  }
  const link = page.getByRole('dialog', { name: `Enlace para ${rider.name}` });
  const joined = page.getByText(`Se sumó al reparto de ${rider.name}.`);
  await expect(link.or(joined).first()).toBeVisible();
  if (await link.isVisible()) await openRun(page, rider);
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
}

/** The rider opens the link of the new run. */
async function openRun(page: Page, { phone }: Rider): Promise<void> {
  const whatsapp = page.getByRole('link', { name: 'Mandar por WhatsApp' });
  const message = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  await page.getByRole('button', { name: 'Volver', exact: true }).click();
  await phone.goto(/https?:\S+$/u.exec(message ?? '')?.[0] ?? '');
}

/** Picks up what is ready, and brings the next stop to its door. */
async function rideOne({ phone }: Rider, log: DayLog, codeOf: CodeOf): Promise<void> {
  const pickUp = phone.getByRole('button', { name: /^Ya (lo tengo|tengo los)/ }).first();
  if (await pickUp.isVisible()) await pickUp.click();
  const deliver = phone.getByRole('button', { name: 'Entregar', exact: true });
  const stop = phone
    .getByRole('region', { name: /^Parada/ })
    .filter({ has: deliver })
    .first();
  if (!(await stop.isVisible())) return;
  const [, number = ''] = /Pedido (\d+)/u.exec(await stop.innerText()) ?? [];
  const order = log.orders.get(number);
  if (order === undefined) throw new Error(`a rider brings ${number}, which nobody ordered`);
  await stop.getByRole('button', { name: 'Entregar', exact: true }).click();
  const field = phone.getByRole('textbox', { name: 'Pide el código de 4 números' });
  await field.fill(await codeOf(order.id));
  await phone.getByRole('button', { name: 'Confirmar entrega' }).click();
  await expect(phone.getByRole('region').filter({ hasText: `Pedido ${number}` })).toHaveCount(0);
}
