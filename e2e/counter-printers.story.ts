import { expect, type Page } from '@playwright/test';
import { expectIn, openTicket } from './support/board.ts';
import { expectFitsTheCounter } from './support/counter-sizes.ts';
import { openCounter } from './support/counter.ts';
import { brandAddress, type DemoBrand } from './support/demo-brands.ts';
import { sandboxUrl } from './support/extra-server.ts';
import { placeOrders } from './support/place-orders.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { test } from './support/story.ts';

test.slow();

const brand = `printers-${Date.now().toString(36)}` as DemoBrand;
/** Papas rústicas of the burger brand's menu. */
const order = { lines: [{ productId: 401 }] };

type Emulated = { id: string; url: string; papers: { text: string }[] };

/** Sends a form to the sandbox's printers. */
async function send(path: string, form: Record<string, string>): Promise<Emulated> {
  const answer = await fetch(`${sandboxUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  expect(answer.ok, path).toBe(true);
  return (await answer.json()) as Emulated;
}

/** The texts of the papers that came out of an emulated printer, newest first. */
async function papersOf(id: string): Promise<readonly string[]> {
  const answer = await fetch(`${sandboxUrl}/printers.json`);
  const { printers } = (await answer.json()) as { printers: Emulated[] };
  return printers.find((each) => each.id === id)?.papers.map(({ text }) => text) ?? [];
}

/** Returns true if a paper has the order's number in a line of its own. */
const isOfOrder = (text: string, number: string): boolean =>
  text.split('\n').some((line) => line.trim() === number);

/** Adds a Star of the kitchen on the open screen; resolves with the address to type into it. */
async function addPrinter(counter: Page): Promise<string> {
  await expect(counter.getByText('Todavía no hay impresoras')).toBeVisible();
  await expectFitsTheCounter(counter, 'no printers');
  await counter.getByRole('button', { name: 'Agregar impresora' }).click();
  const form = counter.getByRole('dialog', { name: 'Agregar impresora' });
  await form.getByRole('button', { name: 'Agregar y ver la dirección' }).click();
  await expect(form.getByText('Escribe un nombre.')).toBeVisible();
  await expectFitsTheCounter(counter, 'the form of a printer');
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Parrilla');
  await form.getByRole('button', { name: 'Agregar y ver la dirección' }).click();
  const address = counter.getByRole('dialog', { name: 'Conecta Parrilla' });
  await expect(address.getByText('Esperando a la impresora…')).toBeVisible();
  await expectFitsTheCounter(counter, 'the address of a printer');
  return address.getByRole('group', { name: 'Dirección' }).locator('code').innerText();
}

test(
  'an owner connects a printer; without paper the board says so, and no order of then is lost',
  { tag: '@desktop' },
  async ({ page: counter, baseURL }) => {
    await publishBurgerCopy(brand, ({ stores: [first] }) => {
      Object.assign(first ?? {}, { ordersGoTo: 'counter', slotCapacity: null });
    });
    const work = { brand, role: 'owner', storeIds: [1], path: '/impresoras' } as const;
    await openCounter(counter, baseURL, work);
    const url = await addPrinter(counter);
    const printer = await send('/printers', { model: 'star', url });

    await test.step('its first contact is said at once, and a test page comes out', async () => {
      const address = counter.getByRole('dialog', { name: 'Conecta Parrilla' });
      await expect(address.getByRole('status')).toHaveText('Conectada', { timeout: 60_000 });
      await address.getByRole('button', { name: 'Imprimir prueba en Parrilla' }).click();
      await expect.poll(() => papersOf(printer.id), { timeout: 60_000 }).toHaveLength(1);
      await address.getByRole('button', { name: 'Listo' }).click();
      await expect(counter.getByRole('list', { name: 'Cocina' })).toContainText('En línea');
      await expectFitsTheCounter(counter, 'a printer that works');
    });

    const numbers = await test.step('out of paper: every screen says so', async () => {
      await send(`/printers/${printer.id}/trouble`, { trouble: 'paperOut' });
      const mark = counter
        .getByRole('banner')
        .getByRole('link', { name: /La impresora Parrilla no tiene papel/ });
      await expect(mark).toBeVisible({ timeout: 60_000 });
      const placed = await placeOrders(brand, [order, order, order]);
      await counter.getByRole('link', { name: 'Pedidos', exact: true }).click();
      for (const number of placed) await expectIn(counter, number, 'Nuevos');
      await expect(
        counter.getByRole('main').getByRole('link', {
          name: 'La impresora Parrilla no tiene papel: 3 papeles esperan',
        }),
      ).toBeVisible({ timeout: 60_000 });
      await expectFitsTheCounter(counter, 'a board with a printer without paper');
      return placed;
    });

    await test.step('paper is back: each order comes out once', async () => {
      await send(`/printers/${printer.id}/trouble`, { trouble: 'none' });
      await expect.poll(() => papersOf(printer.id), { timeout: 90_000 }).toHaveLength(4);
      const papers = await papersOf(printer.id);
      for (const number of numbers)
        expect(papers.filter((text) => isOfOrder(text, number))).toHaveLength(1);
      await expect(
        counter.getByRole('main').getByRole('link', { name: /^La impresora Parrilla/ }),
      ).toHaveCount(0, { timeout: 60_000 });
    });

    await test.step('an order is printed once more from its ticket, as a copy', async () => {
      const [number = ''] = numbers;
      await openTicket(counter, number);
      await counter.getByRole('button', { name: 'Imprimir otra vez' }).click();
      const choice = counter.getByRole('dialog', { name: `Imprimir otra vez el pedido ${number}` });
      await expectFitsTheCounter(counter, 'the choice of a printer');
      await choice.getByRole('button', { name: 'Parrilla · En línea' }).click();
      await expect.poll(() => papersOf(printer.id), { timeout: 60_000 }).toHaveLength(5);
      const copies = (await papersOf(printer.id)).filter((text) => text.includes('COPIA'));
      expect(copies.filter((text) => isOfOrder(text, number))).toHaveLength(1);
    });

    await test.step('a printer that is removed leaves the list', async () => {
      await counter.goto(brandAddress(brand, '/mostrador/impresoras', baseURL));
      await counter.getByRole('button', { name: 'Cambiar Parrilla' }).click();
      const form = counter.getByRole('dialog', { name: 'Cambiar Parrilla' });
      await form.getByRole('button', { name: 'Quitar impresora' }).click();
      await form.getByRole('button', { name: 'Sí, quitar' }).click();
      await expect(counter.getByText('Todavía no hay impresoras')).toBeVisible();
    });
  },
);
