import { minuteMs } from '@comanda/domain/duration.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';
import { callApi, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { testServer } from '../testing/test-servers.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = testServer([testShop('burger')]);
let sandbox: SandboxProcess;
let boss: TestStaff;
let now = noon;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ SANDBOX_PRINTER_EVERY_MS: '0' });
  boss = await createTestStaff(shop.server, { role: 'manager' });
});
beforeEach(async () => {
  await shop.owner.rows('burger', 'delete from print_jobs');
  await shop.owner.rows('burger', 'delete from printers');
});
afterAll(() => sandbox.stop());

const later = (ms: number): void => shop.server.setClock((now += ms));
const form = async (path: string, fields: Record<string, string>): Promise<AnyJson> => {
  const answer = await fetch(`${sandbox.url}/printers${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};
const read = async (path: string): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/counter/stores/1/${path}`, { headers: boss.headers })).body;
const papersOf = async (id: string): Promise<string[]> => {
  const { printers } = await sandbox.call('GET', '/printers.json');
  const printer = printers.find((each: AnyJson) => each.id === id);
  return printer.papers.map(({ text }: AnyJson) => text).toReversed();
};

/** Adds a printer of the kitchen and types its addresses into an emulated one. */
async function connected(model: 'star' | 'epson'): Promise<string> {
  const body = {
    ...{ name: 'Cocina', kind: model, station: 'kitchen', paper_width: 80 },
    ...{ prints_on: 'arrival', copies: 1, category_ids: [] },
  };
  const added = await writeAsStaff(shop.server, boss, ['POST', 'stores/1/printers', body]);
  const here = (url: string | null) =>
    url === null ? '' : `${shop.server.origin}${new URL(url).pathname}`;
  const { url, statusUrl } = added.body;
  const typed = { model, url: here(url), statusUrl: here(statusUrl) };
  return (await form('', typed)).id;
}

async function arrived(): Promise<void> {
  const order = await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
  await releaseToStore(shop.server, order);
}

const quirks = [
  'none',
  'noToken',
  'takesTwice',
  'losesConfirmation',
  'confirmsTwice',
  'diesMidJob',
  'emptiesMidJob',
  'oddCode',
];
const plays = (['star', 'epson'] as const).flatMap((model) =>
  quirks.map((quirk): [typeof model, string] => [model, quirk]),
);

test.each(plays)(
  'with a printer %s that plays “%s” each order is on paper, and the first paper alone is no copy',
  async (model, quirk) => {
    const id = await connected(model);
    await form(`/${id}/quirks`, { quirk });
    await arrived();
    await arrived();
    const seen: string[] = [];
    for (let turn = 0; turn < 12 && (turn === 0 || (await waiting()) > 0); turn += 1) {
      await form(`/${id}/turn`, {});
      const { trouble } = (await read('board')).printers;
      if (quirk.endsWith('MidJob')) seen.push(...trouble.map(({ state }: AnyJson) => state));
      await form(`/${id}/trouble`, { trouble: 'none' });
      later(minuteMs + 1);
    }
    expect(await waiting()).toBe(0);
    const papers = await papersOf(id);
    const orders = Map.groupBy(papers, (text) => /(?:COCINA)\n(\d+)\n/.exec(text)?.[1]);
    expect(orders.size).toBe(2);
    for (const ofOrder of orders.values())
      expect(ofOrder.slice(1).filter((text) => !text.includes('COPIA'))).toEqual([]);
    expect(papers[0]).toContain('1 × Brasa Clásica');
    if (quirk === 'emptiesMidJob') expect(seen).toContain('paperOut');
  },
);

const waiting = async (): Promise<number> => (await read('printers')).printers[0].waiting;

test('paper out, an open cover and a printer that is off are on the board, and go with their cause', async () => {
  for (const model of ['star', 'epson'] as const) {
    await shop.owner.rows('burger', 'delete from print_jobs');
    await shop.owner.rows('burger', 'delete from printers');
    const id = await connected(model);
    const stateAfter = async (trouble: string): Promise<string[]> => {
      await form(`/${id}/trouble`, { trouble });
      await form(`/${id}/turn`, {});
      return (await read('board')).printers.trouble.map(({ state }: AnyJson) => state);
    };
    expect(await stateAfter('none')).toEqual([]);
    expect(await stateAfter('paperOut')).toEqual(['paperOut']);
    expect(await stateAfter('coverOpen')).toEqual(['coverOpen']);
    expect(await stateAfter('paperLow')).toEqual(['paperLow']);
    later(minuteMs);
    expect(await stateAfter('away')).toEqual(['away']);
    expect(await stateAfter('none')).toEqual([]);
  }
});
