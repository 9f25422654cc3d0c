import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { acceptOrder, press } from '../support/board.ts';
import { asOwner, openCounter } from '../support/counter.ts';
import { giveToNewRider } from '../support/give-to-rider.ts';
import { counterStore, orderDeliveryAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test.slow();

/** Opens the counter of the store on a tablet. */
async function openTablet(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const tablet = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  const board = await tablet.newPage();
  await openCounter(board, baseURL, {
    brand: 'cocina',
    role: 'crew',
    storeIds: [counterStore.id],
  });
  return board;
}

/** Accepts the order at the counter and cooks it. */
async function cook(board: Page, number: string): Promise<void> {
  await acceptOrder(board, number);
  await press(board, 'Listo', number);
}

test('an own rider brings a cash order to the door with the code that the shopper reads in the tracking', async ({
  page,
  browser,
  baseURL,
}) => {
  const board = await openTablet(browser, baseURL);
  const { number } = await orderDeliveryAtCounter(page, baseURL);
  const name = 'Pedro Soto';
  await cook(board, number);
  const link = await giveToNewRider(board, number, { name, phone: '5555 1234' });
  const run = board.getByRole('article', { name });
  await expect(run).toContainText('Aún en el restaurante');
  await expectAccessible(board, 'the riders of a store');

  const pocket = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await pocket.newPage();
  const rider = phone.getByRole('region', { name: 'Parada 1 de 1' });

  await test.step('the rider picks up without a connection, which a reload does not lose, and sees what to collect', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: `Hola, ${name}` })).toBeVisible();
    await expectAccessible(phone, 'the page of a rider');
    await phone.route('**/picked-up', (route) => route.abort());
    await phone.getByRole('button', { name: 'Ya lo tengo' }).click();
    await expect(phone.getByText('Falta enviar 1.')).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Entregar' })).toBeVisible();
    await expect(run).toContainText('Aún en el restaurante');
    await phone.unroute('**/picked-up');
    await expect(run).toContainText('En camino');
    await expect(phone.getByText('Falta enviar')).toHaveCount(0);
    await expect(rider).toContainText(/Cobra Q\s\d+\.\d\d en efectivo/);
    await expect(rider).toContainText(/Paga con Q\s100\.00\. Dale Q\s\d+\.\d\d de vuelto/);
    await expect(rider.getByRole('link', { name: /^Llamar a / })).toHaveAttribute('href', /^tel:/);
  });

  await test.step('the shopper sees the rider, and the rider delivers with her code', async () => {
    await expect(page.getByRole('region', { name: 'Quién lo trae' })).toContainText('Pedro');
    const code = await page
      .getByText('Código de entrega')
      .locator('..')
      .getByText(/^\d{4}$/)
      .innerText();
    const wrong = code === '0000' ? '1111' : '0000';
    await phone.getByRole('button', { name: 'Entregar' }).click();
    const field = phone.getByRole('textbox', { name: 'Pide el código de 4 números' });
    await field.fill(wrong);
    await phone.getByRole('button', { name: 'Confirmar entrega' }).click();
    await expect(phone.getByRole('alert')).toHaveText('No es ese código. Te quedan 4 intentos.');
    await expectAccessible(phone, 'a wrong code at the door');
    await field.fill(code);
    await phone.getByRole('button', { name: 'Confirmar entrega' }).click();
    await expect(phone.getByRole('heading', { name: 'Terminaste' })).toBeVisible();
  });

  await test.step('the counter has no run left, and the shopper’s order is delivered', async () => {
    await expect(run).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Entregado');
  });
  await pocket.close();
  await board.context().close();
});

test('a rider opens the page again without a network, delivers, and the server has it once', async ({
  page,
  browser,
  baseURL,
}) => {
  const board = await openTablet(browser, baseURL);
  const { id, number } = await orderDeliveryAtCounter(page, baseURL);
  await cook(board, number);
  const link = await giveToNewRider(board, number, { name: 'Luis Paz', phone: '5555 1234' });
  const pocket = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const phone = await pocket.newPage();
  const stop = phone.getByRole('region', { name: 'Parada 1 de 1' });
  const banner = phone.getByRole('status').filter({ hasText: 'Sin conexión' });

  await test.step('the browser keeps the files of the page, and neither the key nor another page', async () => {
    await phone.goto(new URL('/mostrador/scheme.css', link).href);
    await phone.evaluate(() => caches.open('rider-page-older').then(() => undefined));
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Ya lo tengo' }).click();
    await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(phone.getByRole('button', { name: 'Entregar' })).toBeVisible();
    const { scopes, cacheNames, addresses, stored } = await storedIn(phone);
    expect(scopes).toEqual(['/reparto']);
    expect(cacheNames).toHaveLength(1);
    expect(cacheNames).not.toContain('rider-page-older');
    expect(addresses.filter((path) => !/^\/(reparto$|mostrador\/|t\/)/.test(path))).toEqual([]);
    const [, key = 'no key'] = link.split('#');
    expect(stored + addresses.join()).not.toContain(key);
    const counter = await pocket.newPage();
    await counter.goto(new URL('/mostrador', link).href);
    expect(await counter.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await counter.close();
  });

  await test.step('in a lift the page opens with the last known stop, and stores the delivery', async () => {
    await pocket.setOffline(true);
    await phone.reload();
    await expect(banner).toContainText(/Ves tus paradas de las \d/);
    await expect(stop).toContainText(/Cobra Q\s\d+\.\d\d en efectivo/);
    await expectAccessible(phone, 'the page of a rider without a network');
    const code = await page
      .getByText('Código de entrega')
      .locator('..')
      .getByText(/^\d{4}$/)
      .innerText();
    await phone.getByRole('button', { name: 'Entregar' }).click();
    await phone.getByRole('textbox', { name: 'Pide el código de 4 números' }).fill(code);
    await phone.getByRole('button', { name: 'Confirmar entrega' }).click();
    await phone.reload();
    await expect(stop).toContainText('Guardamos el código');
    await expect(banner).toContainText('Falta enviar 1.');
  });

  await test.step('back online the server has the delivery once, and the phone keeps nothing of the run', async () => {
    const answers: number[] = [];
    phone.on('response', (answer) => {
      if (answer.url().endsWith('/delivered')) answers.push(answer.status());
    });
    await pocket.setOffline(false);
    await expect(phone.getByRole('heading', { name: 'Terminaste' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Entregado');
    expect(answers).toEqual([200]);
    expect(await timesCompleted(id)).toBe(1);
    await expect
      .poll(() => storedIn(phone))
      .toEqual({ scopes: [], cacheNames: [], addresses: [], stored: '{}' });
  });
  await pocket.close();
  await board.context().close();
});

/** Scopes of the workers, caches with their addresses, and the local storage of the phone. */
const storedIn = (phone: Page) =>
  phone.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const cacheNames = await caches.keys();
    const requests = await Promise.all(
      cacheNames.map(async (name) => (await caches.open(name)).keys()),
    );
    return {
      scopes: workers.map(({ scope }) => new URL(scope).pathname),
      cacheNames,
      addresses: requests.flat().map(({ url }) => url.slice(location.origin.length)),
      stored: JSON.stringify({ ...localStorage }),
    };
  });

/** Resolves with the number of times that the order was completed. */
async function timesCompleted(orderId: string): Promise<number> {
  let times = 0;
  await asOwner('cocina', async (query) => {
    const { rows } = await query('select timeline from orders where tenant_id = $1 and id = $2', [
      'cocina',
      orderId,
    ]);
    const steps = rows[0]?.['timeline'] as { status: string }[];
    times = steps.filter(({ status }) => status === 'completed').length;
  });
  return times;
}

test('a rider’s problem is seen and heard on every screen of the counter, and stands first on a narrow one', async ({
  page,
  browser,
  baseURL,
}) => {
  const board = await openTablet(browser, baseURL);
  await recordTones(board);
  await board.reload();
  const name = 'Ana Reyes';
  const { number } = await orderDeliveryAtCounter(page, baseURL);
  const other = await browser.newPage();
  const waiting = await orderDeliveryAtCounter(other, baseURL);
  await acceptOrder(board, waiting.number);
  await cook(board, number);
  const link = await giveToNewRider(board, number, { name, phone: '5555 1234' });
  const sections = board.getByRole('navigation', { name: 'Secciones' });
  const pocket = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await pocket.newPage();
  const streams: string[] = [];
  board.on('request', (request) => {
    if (request.url().endsWith('/events')) streams.push(request.url());
  });

  await test.step('on another screen the section, a sound and the screen reader tell it', async () => {
    await sections.getByRole('link', { name: 'Local' }).click();
    await expect(board.getByRole('heading', { level: 1, name: 'Local' })).toBeVisible();
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Ya lo tengo' }).click();
    await phone.getByRole('button', { name: 'Tengo un problema' }).click();
    await phone.getByRole('radio', { name: 'Nadie abre' }).check();
    await phone.getByRole('button', { name: /^Avisar/ }).click();
    await expect(sections.getByRole('link', { name: 'Repartos 1 problema' })).toBeVisible();
    const spoken = board.getByText(`Problema del repartidor con el pedido ${number}`);
    await expect(spoken).toHaveAttribute('aria-live', 'assertive');
    expect(await tonesOf(board)).toEqual(expect.arrayContaining([523, 784]));
    await expectAccessible(board, 'a badge of the counter');
  });

  await test.step('the card of the order says it and leads to the riders', async () => {
    await sections.getByRole('link', { name: 'Pedidos' }).click();
    const card = board.getByRole('listitem').filter({ hasText: 'Problema del repartidor' });
    await expect(card.getByRole('link', { name: number, exact: true })).toBeVisible();
    await expect(card, 'the head has the colour of the problem').toHaveAttribute(
      'data-tone',
      'problem',
    );
    await card.getByRole('link', { name: `Ver el problema: ${number}` }).click();
    const run = board.getByRole('article', { name }).filter({ hasText: `Pedido ${number}` });
    await expect(run).toContainText('Nadie abre');
    expect(streams, 'all screens share the stream of the board').toEqual([]);
  });

  await test.step('on a narrow screen the run stands first, for the eyes and for the keyboard', async () => {
    await board.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => panelsOf(board)).toEqual(inOrder('En reparto', 'Por repartir'));
    const chosen = board.getByRole('button', { name: `Pedido ${waiting.number}` });
    await chosen.focus();
    await phone.getByRole('button', { name: 'Ya está resuelto' }).click();
    await expect.poll(() => panelsOf(board)).toEqual(inOrder('Por repartir', 'En reparto'));
    await expect(chosen).toBeFocused();
    await expect(sections.getByRole('link', { name: 'Repartos', exact: true })).toBeVisible();
  });
  await other.close();
  await pocket.close();
  await board.context().close();
});

/** The titles of the panels in the order of the page, and in the order in which they are seen. */
const panelsOf = (board: Page): Promise<{ page: string[]; seen: string[] }> =>
  board.getByRole('heading', { level: 2 }).evaluateAll((titles) => {
    const textsOf = (headings: readonly Element[]) =>
      headings.map(({ textContent }) => textContent ?? '');
    const topOf = (title: Element) => title.getBoundingClientRect().top;
    return {
      page: textsOf(titles),
      seen: textsOf(titles.toSorted((one, next) => topOf(one) - topOf(next))),
    };
  });

/** The panels of the runs in this order, and below them the money of the riders. */
const inOrder = (...runs: string[]) => {
  const titles = [...runs, 'Dinero de repartidores'];
  return { page: titles, seen: titles };
};

/** Records the tones that the page plays from its next load on. */
const recordTones = (board: Page) =>
  board.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(globalThis, { tones });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, at) {
      tones.push(this.frequency.value);
      start.call(this, at);
    };
  });

const tonesOf = (board: Page): Promise<unknown> =>
  board.evaluate(() => (globalThis as { tones?: number[] }).tones);
