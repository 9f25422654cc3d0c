import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { runNextJob } from '../testing/run-next-job.ts';
import { callApi, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { epsonJobId, epsonPrinter, starPrinter } from '../testing/test-printers.ts';
import { twoTestServers } from '../testing/test-servers.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = twoTestServers([testShop('burger')]);
let boss: TestStaff;
let crew: TestStaff;
let now = noon;
beforeAll(async () => {
  boss = await createTestStaff(shop.server, { role: 'manager' });
  crew = await createTestStaff(shop.server);
});
/** Each test has the store's printers for itself. */
beforeEach(async () => {
  await shop.owner.rows('burger', 'delete from print_jobs');
  await shop.owner.rows('burger', 'delete from printers');
  await shop.owner.rows('burger', `delete from jobs where name = 'check-printer'`);
});

const later = (ms: number): void => {
  now += ms;
  shop.server.setClock(now);
  shop.other.setClock(now);
};
const settings = { station: 'kitchen', paper_width: 80, prints_on: 'arrival', copies: 1 };
const write = (path: string, body: object = {}, who = boss, key?: string) =>
  writeAsStaff(shop.server, who, ['POST', `stores/1/printers${path}`, body], key);
const add = async (kind: 'star' | 'epson', changes: object = {}): Promise<AnyJson> => {
  const body = { name: 'Cocina', kind, ...settings, category_ids: [], ...changes };
  const done = await write('', body);
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  return done.body;
};
const hereOf = (url: string): string => `${shop.server.origin}${new URL(url).pathname}`;
const star = async (changes: object = {}) => {
  const { printerId, url } = await add('star', changes);
  return { id: printerId, ...starPrinter(hereOf(url)) };
};
const epson = async (changes: object = {}) => {
  const { printerId, url } = await add('epson', changes);
  return { id: printerId, ...epsonPrinter(hereOf(url)) };
};
const place = (body: object = orderPayload()): Promise<AnyJson> =>
  placeTestOrder(shop.server, shop.guest, body, crypto.randomUUID());
const arrived = async (body?: object): Promise<AnyJson> => {
  const order = await place(body);
  await releaseToStore(shop.server, order);
  return order;
};
const move = async ({ id }: AnyJson, step: string, body: object = {}): Promise<void> => {
  const path = `stores/1/orders/${id}/${step}`;
  const done = await writeAsStaff(shop.server, boss, ['POST', path, body]);
  expect(done.status, JSON.stringify(done.body)).toBe(200);
};
const read = async (path: string): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/counter/stores/1/${path}`, { headers: boss.headers })).body;
const shownPrinter = async (): Promise<AnyJson> => (await read('printers')).printers[0];
const trouble = async (): Promise<AnyJson[]> => (await read('board')).printers.trouble;

test('an order that arrives is printed once, by a Star with a token and by one without', async () => {
  for (const hasToken of [true, false]) {
    await shop.owner.rows('burger', 'delete from print_jobs');
    await shop.owner.rows('burger', 'delete from printers');
    const printer = await star();
    const order = await place();
    expect(await printer.poll()).toEqual({ jobReady: false });
    await releaseToStore(shop.server, order);
    const offer = await printer.poll();
    expect(offer).toMatchObject({
      jobReady: true,
      mediaTypes: expect.arrayContaining(['text/plain']),
    });
    const token = hasToken ? offer.jobToken : undefined;
    const paper = await printer.take(token);
    expect(paper.type).toBe('application/vnd.star.line');
    expect(paper.text).toContain('1 \u00D7 Brasa Cl\u00E1sica');
    expect(paper.text).not.toContain('COPIA');
    await printer.confirm(token);
    expect(await printer.poll()).toEqual({ jobReady: false });
    expect(await shownPrinter()).toMatchObject({ state: 'online', waiting: 0 });
  }
});

test('an Epson prints an order that was accepted, and says so by the id of the paper', async () => {
  const printer = await epson({ prints_on: 'acceptance', station: 'door', copies: 2 });
  const order = await arrived();
  expect((await printer.poll()).text).toBe('');
  await move(order, 'accept', { minutes: 10 });
  const paper = await printer.poll();
  expect(paper.type).toContain('text/xml');
  expect(paper.text.match(/<cut /g)).toHaveLength(2);
  expect(paper.text.match(/COPIA/g)).toHaveLength(1);
  expect(paper.text).toContain('Cobrar');
  await printer.report('success="true" code="" status="2"', epsonJobId(paper));
  expect((await printer.poll()).text).toBe('');
  expect(await shownPrinter()).toMatchObject({ state: 'online', waiting: 0 });
});

test('a paper whose end nobody heard of is printed again, and says that it is a copy', async () => {
  const printer = await star();
  await arrived();
  const { jobToken } = await printer.poll();
  expect((await printer.take(jobToken)).text).not.toContain('COPIA');
  expect((await printer.take(jobToken)).text).toContain('COPIA');
  later(50 * secondMs);
  expect(await printer.poll()).toEqual({ jobReady: false });
  later(10 * secondMs);
  expect(await printer.poll()).toMatchObject({ jobReady: true, jobToken });
  expect((await printer.take(jobToken)).text).toContain('COPIA');
  await printer.confirm(jobToken);
  expect(await shownPrinter()).toMatchObject({ waiting: 0 });
});

test('a confirmation that comes once more ends no other paper', async () => {
  const printer = await star();
  await arrived();
  await arrived();
  const first = await printer.poll();
  await printer.take(first.jobToken);
  await printer.confirm(first.jobToken);
  const second = await printer.poll();
  await printer.take(second.jobToken);
  await printer.confirm(first.jobToken);
  expect(await shownPrinter()).toMatchObject({ waiting: 1 });

  const other = await epson({ name: 'Otra' });
  await arrived();
  await arrived();
  await other.poll();
  await other.report('success="true" code="" status="2"', null);
  expect((await other.poll()).text).toBe('');
  await other.report('success="true" code="" status="2"', null);
  later(20 * secondMs);
  const next = await other.poll();
  expect(next.text).toContain('<epos-print');
  expect(next.text).not.toContain('COPIA');
});

test('a printer without paper says so on the board, and prints all of it once it has some', async () => {
  const printer = await star();
  await arrived();
  const { jobToken } = await printer.poll();
  await printer.take(jobToken);
  expect(await printer.poll('410%20Out%20of%20paper')).toEqual({ jobReady: false });
  await arrived();
  expect(await printer.poll('410')).toEqual({ jobReady: false });
  expect(await trouble()).toMatchObject([{ name: 'Cocina', state: 'paperOut', waiting: 2 }]);
  for (const text of [/COPIA/, /^(?!.*COPIA)/s]) {
    const offer = await printer.poll();
    expect((await printer.take(offer.jobToken)).text).toMatch(text);
    await printer.confirm(offer.jobToken);
  }
  expect(await trouble()).toEqual([]);
  expect(await shownPrinter()).toMatchObject({ state: 'online', waiting: 0 });
});

test('an Epson whose cover is open, or whose paper is out, gets the paper again, also while it is idle', async () => {
  const printer = await epson();
  await printer.tellStatus('0x00000020');
  expect(await shownPrinter()).toMatchObject({ state: 'coverOpen' });
  await printer.tellStatus('0x00020004');
  expect(await shownPrinter()).toMatchObject({ state: 'paperLow' });
  await arrived();
  const sent = await printer.poll();
  await printer.report('success="false" code="EPTR_REC_EMPTY" status="524300"', epsonJobId(sent));
  expect(await trouble()).toMatchObject([{ state: 'paperOut', waiting: 1 }]);
  expect((await printer.poll()).text).toBe('');
  later(30 * secondMs);
  const again = await printer.poll();
  expect(again.text).toContain('COPIA');
  await printer.report('success="true" code="" status="2"', epsonJobId(again));
  expect(await shownPrinter()).toMatchObject({ state: 'online', waiting: 0 });
});

test('an Epson that answers with an error and no paper keeps it waiting', async () => {
  const printer = await epson();
  await arrived();
  await printer.poll();
  await printer.report('Success="false"', null);
  expect(await trouble()).toMatchObject([{ state: 'error', waiting: 1 }]);
});

test('a code that nobody knows prints, and a paper that a printer refuses waits and is told', async () => {
  const printer = await star();
  await arrived();
  const { jobToken } = await printer.poll('299%20Whatever');
  expect((await printer.take(jobToken, 'image/png')).status).toBe(415);
  expect((await printer.take(jobToken, 'text/plain')).text).toContain('1 x Brasa Clasica');
  await printer.confirm(jobToken, '511%20Decode');
  expect(await trouble()).toMatchObject([{ state: 'error', waiting: 1 }]);
  expect(await printer.poll()).toEqual({ jobReady: false });
  later(30 * secondMs);
  expect(await printer.poll()).toMatchObject({ jobReady: true });
  later(2 * minuteMs - 30 * secondMs);
  await printer.poll();
  expect(await trouble()).toMatchObject([{ state: 'online', waiting: 1 }]);
});

test('two printers with one address, at two servers at the same moment, do not print the same paper', async () => {
  const { url } = await add('star');
  const path = new URL(url).pathname;
  const one = starPrinter(`${shop.server.origin}${path}`, '00:11:62:00:00:01');
  const two = starPrinter(`${shop.other.origin}${path}`, '00:11:62:00:00:02');
  for (let round = 0; round < 8; round += 1) {
    await arrived();
    await Promise.all([one.poll(), two.poll()]);
    const taken = await Promise.all([one.take(), two.take()]);
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const [winner, loser] = taken[0]?.status === 200 ? [one, two] : [two, one];
    await loser.confirm();
    expect(await shownPrinter()).toMatchObject({ waiting: 1 });
    await winner.confirm();
    expect(await shownPrinter()).toMatchObject({ waiting: 0 });
  }
});

test('a printer that does not call for a minute is away, and its boards are told', async () => {
  const printer = await star();
  expect(await shownPrinter()).toMatchObject({ state: 'neverSeen', since: null });
  await printer.poll();
  const heard: string[] = [];
  const stop = shop.server.deps.events.subscribe(({ kind, id }) => heard.push(`${kind} ${id}`));
  later(50 * secondMs);
  await printer.poll();
  now = (await runNextJob(shop.server, shop.owner, 'check-printer')) ?? now;
  expect(await shownPrinter()).toMatchObject({ state: 'online' });
  now = (await runNextJob(shop.server, shop.owner, 'check-printer')) ?? now;
  await expect.poll(() => heard).toContain('printer 1');
  stop();
  expect(await trouble()).toMatchObject([{ state: 'away' }]);
  later(0);
  await printer.poll();
  expect(await trouble()).toEqual([]);
});

test('a cancelled order is not printed any more, and one that was printed gets a paper that says so', async () => {
  const printer = await star();
  const order = await arrived();
  await move(order, 'reject', { reason: 'closing' });
  expect(await printer.poll()).toEqual({ jobReady: false });

  const printed = await arrived();
  const { jobToken } = await printer.poll();
  await printer.take(jobToken);
  await printer.confirm(jobToken);
  await move(printed, 'accept', { minutes: 10 });
  await move(printed, 'cancel', { reason: 'noIngredients' });
  const after = await printer.poll();
  const paper = await printer.take(after.jobToken);
  expect(paper.text).toContain('CANCELADO');
  expect(paper.text).not.toContain('Brasa');
});

test('papers that waited for twelve hours, and those of orders that were handed over, are not printed any more', async () => {
  const printer = await star();
  const order = await arrived();
  await move(order, 'accept', { minutes: 10 });
  await move(order, 'ready');
  await move(order, 'hand-over', { to: 'completed', without_code: 'noPhone' });
  expect((await printer.take()).status).toBe(404);
  await arrived();
  await shop.owner.rows(
    'burger',
    `update print_jobs set created_at = created_at - '12 h'::interval`,
  );
  expect((await printer.take()).status).toBe(404);
  expect(await shownPrinter()).toMatchObject({ waiting: 0 });
});

test('a dish that came in is printed below the one that is off', async () => {
  const printer = await star({ station: 'kitchen' });
  const { id } = await arrived();
  const dish = {
    ...{ productId: 2, name: 'Papas rústicas', quantity: 1, unitPrice: 2_990, total: 2_990 },
    ...{ discount: 0, instructions: '', modifiers: [] },
  };
  const removal = {
    ...{ id: 'a', lines: [{ line: 0, quantity: 1 }], amount: 3_000, way: 'due', reason: 'soldOut' },
    ...{ staffId: 'b', askedAt: new Date(noon).toISOString(), substitute: dish },
    answer: { outcome: 'accepted', wish: null, at: new Date(noon).toISOString() },
  };
  await shop.owner.rows('burger', 'update orders set line_removals = $2 where id = $1', [
    id,
    JSON.stringify([removal]),
  ]);
  const { text } = await printer.take();
  expect(text).toMatch(/0 × Brasa[^]*1 quitado[^]*1 × Papas[^]*Cambio/);
});

test('a printer of the bar prints its categories alone, and nothing of an order without them', async () => {
  const printer = await star({ station: 'bar', category_ids: [1] });
  await arrived();
  expect((await printer.take()).text).toContain('Brasa');
  await shop.owner.rows(
    'burger',
    'update printers set category_ids = array[99], hold_until = null',
  );
  await arrived();
  later(minuteMs);
  expect((await printer.take()).status).toBe(404);
  expect(await shownPrinter()).toMatchObject({ waiting: 0 });
});

test('staff prints an order again; the second paper of a printer and of a browser says that it is a copy', async () => {
  const printer = await star();
  const order = await arrived();
  const reprint = () => write(`/${printer.id}/orders/${order.id}`, {}, crew);
  await printer.take();
  await printer.confirm();
  expect((await reprint()).status).toBe(204);
  expect((await printer.take()).text).toContain('COPIA');
  await printer.confirm();
  const browser = await writeAsStaff(shop.server, crew, [
    'POST',
    `orders/${order.id}/prints`,
    { copy: 'kitchen' },
  ]);
  expect(browser.body).toMatchObject({ number: 3 });
  const ticket = await callApi(shop.server, `/v1/counter/orders/${order.id}`, {
    headers: boss.headers,
  });
  expect(ticket.body.printed).toEqual({ kitchen: 3, door: 0 });
  const hidden = await place();
  const path = `/${printer.id}/orders/${hidden.id}`;
  expect((await write(path, {}, crew)).status).toBe(409);
});

test('the board names the papers that printers make, once they are connected', async () => {
  const printer = await star();
  expect((await read('board')).printers.papers).toEqual([]);
  await printer.poll();
  expect((await read('board')).printers).toEqual({ papers: ['kitchen'], trouble: [] });
});

test('an address is told once and not stored; a wrong one, an old one and an unknown printer look the same', async () => {
  const key = crypto.randomUUID();
  const body = { name: 'Cocina', kind: 'star', ...settings, category_ids: [] };
  const first = await write('', body, boss, key);
  expect((await write('', body, boss, key)).body).toEqual(first.body);
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

test('a printer in a loop, and one who guesses addresses, are refused after a while', async () => {
  const printer = await star();
  const tries = await Promise.all(Array.from({ length: 125 }, () => printer.poll()));
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
  later(minuteMs);
  expect(await printer.poll()).toEqual({ jobReady: false });
});

test('only who runs the store changes its printers, at most twelve, with categories of its menu', async () => {
  const body = { name: 'Cocina', kind: 'star', ...settings, category_ids: [] };
  expect((await write('', body, crew)).status).toBe(403);
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
