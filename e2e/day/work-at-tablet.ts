import type { Locator, Page } from '@playwright/test';
import { answeredAt, type DayLog, type DayOrder, noteTap } from './day-log.ts';

/** Staff at the board takes the most urgent card, and presses the button that its plan names. */

/** A card that waits for a tap, and the verb of its main button. */
type OpenCard = { readonly number: string; readonly verb: string };
/** Gives a ready delivery to a rider. */
export type GiveToRider = (page: Page, number: string) => Promise<void>;
/** Returns the code that the shopper of an order shows. */
export type CodeOf = (id: string) => Promise<string>;
type Work = {
  log: DayLog;
  codeOf: CodeOf;
  giveToRider: GiveToRider;
  isMine: (order: DayOrder) => boolean;
};

/** The order in which cards are taken: a shopper who waits to hear comes first. */
const verbs = ['Aceptar', 'Entregar', 'Dar a un repartidor', 'Listo'];

/** Does what one card needs. Resolves with false if none needs anything. */
export async function workOnNextCard(page: Page, work: Work): Promise<boolean> {
  const cards = await cardsThatWait(page);
  for (const verb of verbs) {
    for (const card of cards) {
      const order = work.log.orders.get(card.number);
      if (card.verb !== verb || order === undefined || !work.isMine(order)) continue;
      await serve(page, work, { verb, order });
      return true;
    }
  }
  return false;
}

async function serve(
  page: Page,
  { log, codeOf, giveToRider }: Work,
  { verb, order }: { verb: string; order: DayOrder },
): Promise<void> {
  switch (verb) {
    case 'Aceptar':
      return order.fate === 'rejected' ? reject(page, log, order) : accept(page, log, order);
    case 'Listo':
      return cook(page, log, order);
    case 'Entregar':
      if (order.fate === 'noShow') return closeAsNoShow(page, log, order);
      return handOver(page, log, { order, code: await codeOf(order.id) });
    default:
      return giveToRider(page, order.number);
  }
}

async function accept(page: Page, log: DayLog, { number }: DayOrder): Promise<void> {
  await press(page, 'Aceptar', number);
  await page.getByRole('dialog').getByRole('button', { name: '10 min', exact: true }).click();
  noteTap(log, number, 'order.accept');
}

async function reject(page: Page, log: DayLog, { number }: DayOrder): Promise<void> {
  await press(page, 'Rechazar', number);
  await page.getByRole('dialog').getByRole('button', { name: 'Hay demasiados pedidos' }).click();
  noteTap(log, number, 'order.reject');
}

/** Cooks an order, unless it is cancelled or its shopper first gets more time. */
async function cook(page: Page, log: DayLog, order: DayOrder): Promise<void> {
  const { number, fate } = order;
  const hasMoreTime = log.taps.some(
    (tap) => tap.number === number && tap.kind === 'order.moreTime',
  );
  if (fate === 'cancelled') return cancel(page, log, order);
  if (fate === 'later' && !hasMoreTime) return giveMoreTime(page, log, order);
  await press(page, 'Listo', number);
  noteTap(log, number, 'order.ready');
}

async function cancel(page: Page, log: DayLog, { number }: DayOrder): Promise<void> {
  const sheet = await openMore(page, number);
  await sheet.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await sheet.getByRole('button', { name: 'Hubo un problema en la cocina' }).click();
  await sheet.getByRole('button', { name: 'Sí, cancelar' }).click();
  noteTap(log, number, 'order.cancel');
}

async function giveMoreTime(page: Page, log: DayLog, { number }: DayOrder): Promise<void> {
  const sheet = await openMore(page, number);
  await sheet.getByRole('button', { name: '+15 min' }).click();
  noteTap(log, number, 'order.moreTime');
}

async function closeAsNoShow(page: Page, log: DayLog, { number }: DayOrder): Promise<void> {
  const sheet = await openMore(page, number);
  await sheet.getByRole('button', { name: 'No vino nadie' }).click();
  await sheet.getByRole('button', { name: 'Cerrar el pedido' }).click();
  noteTap(log, number, 'order.cancel');
}

async function handOver(
  page: Page,
  log: DayLog,
  { order, code }: { order: DayOrder; code: string },
): Promise<void> {
  await press(page, 'Entregar', order.number);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Código de 4 cifras' }).fill(code);
  await sheet.getByRole('button', { name: 'Entregar', exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
  noteTap(log, order.number, 'order.handOver');
}

const press = (page: Page, verb: string, number: string): Promise<void> =>
  page.getByRole('button', { name: `${verb}: ${number}`, exact: true }).click();

async function openMore(page: Page, number: string): Promise<Locator> {
  await page
    .getByRole('button', { name: `Más acciones del pedido ${number}`, exact: true })
    .click();
  return page.getByRole('dialog', { name: `Pedido ${number}`, exact: true });
}

/** Reads the cards whose main button can be pressed. */
const cardsThatWait = (page: Page): Promise<readonly OpenCard[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li [aria-label]')].flatMap((button) => {
      const label = button.getAttribute('aria-label') ?? '';
      const [, verb, number] = /^(\D+): (\d+)$/u.exec(label) ?? [];
      const isOff = button.getAttribute('aria-disabled') === 'true';
      return verb === undefined || number === undefined || isOff ? [] : [{ verb, number }];
    }),
  );

/** The number of orders that nobody has answered. */
export const unanswered = (log: DayLog): number =>
  [...log.orders.values()].filter(
    ({ number, isTomorrow }) => !isTomorrow && answeredAt(log, number) === Number.POSITIVE_INFINITY,
  ).length;
