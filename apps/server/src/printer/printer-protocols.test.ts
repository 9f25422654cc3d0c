import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import { expect, test } from 'vitest';
import { printerShop } from '../testing/printer-shop.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { epsonJobId } from '../testing/test-printers.ts';

const { shop, later, place, star, epson, arrived, move, shownPrinter, trouble, clear } =
  printerShop();

test('an order that arrives is printed once, by a Star with a token and by one without', async () => {
  for (const hasToken of [true, false]) {
    await clear();
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

test('a printer in a loop, and one who guesses addresses, are refused after a while', async () => {
  const printer = await star();
  const tries = await Promise.all(Array.from({ length: 125 }, () => printer.poll()));
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
  later(minuteMs);
  expect(await printer.poll()).toEqual({ jobReady: false });
});
