import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { draw, press } from './support/board.ts';
import { brandAddress } from './support/demo-brands.ts';
import { createStoryStaff, openCounter } from './support/counter.ts';
import { lockButton, signInWithNewPin, typePin } from './support/counter-sign-in.ts';
import { setDeviceClock } from './support/device-clock.ts';
import { keptCopyOf } from './support/kept-copy.ts';
import { counterStore, dish, placePickupAtCounter } from './support/order-at-counter.ts';
import { test } from './support/story.ts';

test.slow();

const work = { brand: 'cocina', storeIds: [counterStore.id] } as const;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión' });

/** A tablet whose browser keeps the counter. */
const openTablet = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'allow' })
  ).newPage();

/** Stores the caches of two builds before this one, as their workers did. */
async function keepOlderBuilds(page: Page, baseURL: string | undefined): Promise<void> {
  await page.goto(brandAddress('cocina', '/mostrador/scheme.css', baseURL));
  await page.evaluate(async () => {
    await caches.open('counter-page-oldest');
    const older = await caches.open('counter-page-older');
    await older.put('/mostrador/assets/older-part.js', new Response('a part'));
  });
}

/** Resolves once the worker answers for the page and has cached all of it. */
const untilKept = (page: Page) =>
  page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
  );

/** Scopes of the workers, and the addresses in their caches. */
const cachedIn = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      scopes: workers.map(({ scope }) => new URL(scope).pathname),
      paths: requests.flat().map(({ url }) => url.slice(location.origin.length)),
    };
  });

test('without a network each section opens at a cold start, says that it waits for the connection, and goes on when it returns', async ({
  browser,
  baseURL,
}) => {
  const tablet = await openTablet(browser);
  await keepOlderBuilds(tablet, baseURL);
  await openCounter(tablet, baseURL, { ...work, role: 'manager' });
  await untilKept(tablet);
  await tablet.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await tablet.evaluate(() => caches.has('counter-page-oldest'))).toBe(false);
  const part = await tablet.evaluate(async () =>
    (await fetch('/mostrador/assets/older-part.js')).text(),
  );
  expect(part, 'an open page of the build before still loads its parts').toBe('a part');
  const { scopes, paths } = await cachedIn(tablet);
  expect(scopes).toEqual(['/mostrador']);
  expect(paths.filter((path) => !/^\/(mostrador$|mostrador\/|t\/)/.test(path))).toEqual([]);
  expect(paths.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0);

  await tablet.context().setOffline(true);
  const address = (path: string): string => new URL(`/mostrador${path}`, tablet.url()).href;
  for (const [path, title] of [
    ['/caja', 'Caja'],
    ['/carta', 'Carta'],
    ['/equipo', 'Equipo'],
    ['/local', 'Local'],
  ] as const) {
    await tablet.goto(address(path));
    await expect(tablet.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    await expect(banner(tablet).first()).toBeVisible();
    await expect(tablet.getByText(/^Esto necesita conexión/).first()).toBeVisible();
  }
  await tablet.goto(address('/caja'));
  await expect(heading(tablet, 'Caja').first()).toBeVisible();
  await expectAccessible(tablet, 'a section without a network');
  await tablet.context().setOffline(false);
  await expect(tablet.getByText(/^Esto necesita conexión/)).toHaveCount(0);
  await expect(heading(tablet, 'Caja').first()).toBeVisible();
  await tablet.context().close();
});

const allergy = 'Nada con maní';
const pin = '4071';
/** Nobody may read these without a PIN: the shopper's name, phone and allergy. */
const secrets = /Ana Luc|Pérez|51234567|maní/;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const name = (page: Page, person: string) => page.getByRole('button', { name: person });

/** Resolves once the device keeps the ticket of an order, and a worker its page. */
async function untilOrderKept(page: Page, orderId: string): Promise<void> {
  await untilKept(page);
  await expect
    .poll(async () => (await keptCopyOf(page)).records, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['board', `card:${orderId}`, `ticket:${orderId}`]));
}

/** Signs a new staff member in on a shared tablet, where they choose a PIN. */
async function signInNewPerson(page: Page, baseURL: string | undefined, person: string) {
  const { staffId } = await createStoryStaff({ ...work, role: 'manager', name: person });
  await page.goto(brandAddress('cocina', '/mostrador', baseURL));
  await signInWithNewPin(page, { email: `staff-${staffId}@example.com`, person, pin });
}

test('a tablet that is loaded again without a network shows the kept board and opens a ticket that nobody opened before; nothing of it is readable', async ({
  browser,
  baseURL,
}) => {
  const order = await placePickupAtCounter(allergy);
  const tablet = await openTablet(browser);
  await openCounter(tablet, baseURL, { ...work, role: 'manager' });
  await draw(tablet.getByRole('main'), link(tablet, order.number));
  await untilOrderKept(tablet, order.id);
  const { raw } = await keptCopyOf(tablet);
  expect(raw.length).toBeGreaterThan(2_000);
  expect(raw).not.toMatch(secrets);

  await tablet.context().setOffline(true);
  await tablet.reload();
  await draw(tablet.getByRole('main'), link(tablet, order.number));
  await expect(tablet.getByText(/^Pedidos de las \d/)).toBeVisible();
  await expect(tablet.getByRole('button', { name: `Aceptar: ${order.number}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(tablet, 'a kept board');
  await link(tablet, order.number).click();
  await expect(heading(tablet, `Pedido ${order.number}`)).toBeVisible();
  await expect(tablet.getByText(dish).first()).toBeVisible();
  await expect(tablet.getByText(allergy).first()).toBeVisible();
  await tablet.goto(new URL(`/mostrador/pedidos/${crypto.randomUUID()}`, tablet.url()).href);
  await expect(heading(tablet, 'Este pedido no está guardado')).toBeVisible();

  await tablet.context().setOffline(false);
  await tablet.goto(brandAddress('cocina', '/mostrador', baseURL));
  await press(tablet, 'Rechazar', order.number);
  await tablet.getByRole('dialog').getByRole('button', { name: 'Algo se agotó' }).click();
  await expect
    .poll(async () => (await keptCopyOf(tablet)).records.join(), { timeout: 30_000 })
    .not.toContain(order.id);
  await tablet.context().close();
});

test('a locked tablet without a network shows its orders to a right PIN alone, and five wrong ones delete the key', async ({
  browser,
  baseURL,
}) => {
  const order = await placePickupAtCounter(allergy);
  const tablet = await openTablet(browser);
  const rosa = `Rosa ${Date.now()}`;
  await signInNewPerson(tablet, baseURL, rosa);
  await untilOrderKept(tablet, order.id);
  await lockButton(tablet).click();
  await expect(name(tablet, rosa)).toBeVisible();
  await tablet.context().setOffline(true);
  await tablet.reload();

  await test.step('a wrong PIN says how many tries are left, and the right one opens board and tickets to look at', async () => {
    await expect(tablet.getByText(/^Sin conexión. Con tu PIN/)).toBeVisible();
    await expectAccessible(tablet, 'the names without a network');
    await typePin(tablet, rosa, '4072');
    await expect(tablet.getByRole('alert')).toHaveText('PIN equivocado. Quedan 4 intentos.');
    await tablet.keyboard.type(pin);
    await expect(tablet.getByRole('heading', { level: 1 })).toContainText(
      /^Sin conexión: pedidos de las \d/,
    );
    await draw(tablet.getByRole('main'), link(tablet, order.number));
    await expect(tablet.getByRole('button', { name: `Aceptar: ${order.number}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectAccessible(tablet, 'the kept orders of a locked tablet');
    await link(tablet, order.number).click();
    await expect(tablet.getByText(allergy).first()).toBeVisible();
  });

  await test.step('when the network returns, the sign-in asks for the PIN', async () => {
    await tablet.context().setOffline(false);
    await expect(name(tablet, rosa)).toBeVisible({ timeout: 20_000 });
    await typePin(tablet, rosa, pin);
    await expect(lockButton(tablet)).toContainText(rosa);
    await lockButton(tablet).click();
    await expect(name(tablet, rosa)).toBeVisible();
  });

  await test.step('the fifth wrong PIN deletes the key of the person, and says so', async () => {
    await tablet.context().setOffline(true);
    await tablet.reload();
    await typePin(tablet, rosa, '4072');
    for (const left of [
      'Quedan 4 intentos',
      'Quedan 3 intentos',
      'Quedan 2 intentos',
      'Queda 1 intento',
    ]) {
      await expect(tablet.getByRole('alert')).toContainText(left);
      await tablet.keyboard.type('4072');
    }
    await expect(tablet.getByText(/^Demasiados PIN equivocados/)).toBeVisible();
    await expect(name(tablet, rosa)).toHaveCount(0);
    expect((await keptCopyOf(tablet)).people).toEqual([]);
  });
  await tablet.context().close();
});

test('a tablet that the owner removes keeps nothing', async ({ browser, baseURL }) => {
  const order = await placePickupAtCounter();
  const tablet = await openTablet(browser);
  const rosa = `Rosa ${Date.now()}`;
  await signInNewPerson(tablet, baseURL, rosa);
  await untilOrderKept(tablet, order.id);
  const phone = await browser.newPage();
  await openCounter(phone, baseURL, { brand: 'cocina', role: 'owner', path: '/equipo' });
  const device = phone.getByRole('listitem').filter({ hasText: `Lo agregó ${rosa}` });
  // The one of the tablet, and the one that the story's staff member came with.
  for (const left of [1, 0]) {
    await device
      .getByRole('button', { name: /^Quitar/ })
      .first()
      .click();
    await device.getByRole('button', { name: 'Sí, quitar' }).click();
    await expect(device).toHaveCount(left);
  }
  await expect(heading(tablet, 'Entrar al mostrador')).toBeVisible();
  await expect
    .poll(() => keptCopyOf(tablet))
    .toEqual({ records: [], people: [], raw: '[[],[],[]]' });
  await phone.close();
  await tablet.context().close();
});

test('a tablet that heard nothing of the server for twenty-four hours wipes its orders, while it is on and at its next start', async ({
  browser,
  baseURL,
}) => {
  const order = await placePickupAtCounter();
  const tablet = await openTablet(browser);
  const rosa = `Rosa ${Date.now()}`;
  await tablet.clock.install();
  await signInNewPerson(tablet, baseURL, rosa);
  await untilOrderKept(tablet, order.id);
  await lockButton(tablet).click();
  await expect(name(tablet, rosa)).toBeVisible();
  const nothingKept = { records: [], people: [], raw: '[[],[],[]]' };

  await test.step('while it is on', async () => {
    await tablet.context().setOffline(true);
    await tablet.reload();
    await typePin(tablet, rosa, pin);
    await draw(tablet.getByRole('main'), link(tablet, order.number));
    await tablet.clock.fastForward('23:00:00');
    expect((await keptCopyOf(tablet)).people).toEqual([rosa]);
    await tablet.clock.fastForward('01:02:00');
    await expect.poll(() => keptCopyOf(tablet)).toEqual(nothingKept);
    await expect(link(tablet, order.number)).toHaveCount(0);
  });

  await test.step('at its next start', async () => {
    await tablet.context().setOffline(false);
    const other = await openTablet(browser);
    await signInNewPerson(other, baseURL, `${rosa} 2`);
    await untilOrderKept(other, order.id);
    await lockButton(other).click();
    await expect(name(other, rosa).first()).toBeVisible();
    await other.context().setOffline(true);
    await setDeviceClock(other, 25);
    await other.reload();
    await expect(other.getByText('Sin conexión').first()).toBeVisible();
    await expect.poll(() => keptCopyOf(other)).toEqual(nothingKept);
    await expect(name(other, rosa)).toHaveCount(0);
    await other.context().close();
  });
  await tablet.context().close();
});
