import { secondMs } from '@comanda/domain/duration.ts';
import { expect, test } from 'vitest';
import { printerSettings, printerShop } from '../testing/printer-shop.ts';
import { starPrinter } from '../testing/test-printers.ts';

const { shop, later, write, add, hereOf, read, star, shownPrinter, trouble, checkPrinters, staff } =
  printerShop();

test('a printer that does not call for a minute is away, and its boards are told', async () => {
  const printer = await star();
  expect(await shownPrinter()).toMatchObject({ state: 'neverSeen', since: null });
  await printer.poll();
  const heard: string[] = [];
  const stop = shop.server.deps.events.subscribe(({ kind, id }) => heard.push(`${kind} ${id}`));
  later(50 * secondMs);
  await printer.poll();
  await checkPrinters();
  expect(await shownPrinter()).toMatchObject({ state: 'online' });
  await checkPrinters();
  await expect.poll(() => heard).toContain('printer 1');
  stop();
  expect(await trouble()).toMatchObject([{ state: 'away' }]);
  later(0);
  await printer.poll();
  expect(await trouble()).toEqual([]);
});

test('the board names the papers that printers make, once they are connected', async () => {
  const printer = await star();
  expect((await read('board')).printers.papers).toEqual([]);
  await printer.poll();
  expect((await read('board')).printers).toEqual({ papers: ['kitchen'], trouble: [] });
});

test('an address is told once and not stored; a wrong one, an old one and an unknown printer look the same', async () => {
  const key = crypto.randomUUID();
  const body = { kind: 'star', ...printerSettings };
  const first = await write('', body, staff.boss, key);
  expect((await write('', body, staff.boss, key)).body).toEqual(first.body);
  const { printerId, url } = first.body;
  const secret = String(url).split('/').at(-1) ?? '';
  const stored = await shop.owner.rows<{ text: string }>(
    'burger',
    'select row_to_json(a)::text as text from counter_actions a union all select row_to_json(p)::text from printers p',
  );
  expect(stored.filter(({ text }) => text.includes(secret))).toEqual([]);

  const old = starPrinter(hereOf(url));
  const renewed = await write(`/${printerId}/address`);
  expect(await starPrinter(hereOf(renewed.body.url)).poll()).toEqual({ jobReady: false });
  const unknown = starPrinter(hereOf(url).replace(printerId, crypto.randomUUID()));
  expect(await old.poll()).toEqual({ status: 404 });
  expect((await old.take()).text).toBe((await unknown.take()).text);
  await write(`/${printerId}/remove`);
  expect(await starPrinter(hereOf(renewed.body.url)).poll()).toEqual({ status: 404 });
});

test('only who runs the store changes its printers, at most twelve, with categories of its menu', async () => {
  const body = { kind: 'star', ...printerSettings };
  expect((await write('', body, staff.crew)).status).toBe(403);
  expect((await write('', { ...body, name: ' ' })).status).toBe(422);
  expect((await write('', { ...body, category_ids: [77] })).body.message).toBe(
    'PARAMETER_NOT_RELATED',
  );
  const { printerId } = await add('star');
  const changed = await write(`/${printerId}`, { ...body, kind: undefined, name: 'Barra' });
  expect(changed.body.printers).toMatchObject([{ name: 'Barra', state: 'neverSeen' }]);
  for (let more = 0; more < 11; more += 1) await add('epson');
  expect((await write('', body)).body).toMatchObject({ message: 'OPERATION_NOT_SUPPORTED' });
  expect((await read('printers')).printers).toHaveLength(12);
});
