import { secondMs } from '@comanda/domain/duration.ts';
import { expect, test } from 'vitest';
import { printerShop } from '../testing/printer-shop.ts';
import { starPrinter } from '../testing/test-printers.ts';

const { shop, later, add, star, epson, arrived, move, shownPrinter, trouble } = printerShop();

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
