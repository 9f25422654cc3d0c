import { beforeAll, beforeEach, expect } from 'vitest';
import type { AnyJson } from './any-json.ts';
import { noon } from './order-server.ts';
import { releaseToStore } from './release-to-store.ts';
import { runNextJob } from './run-next-job.ts';
import { type ApiReply, callApi, orderPayload, placeTestOrder } from './shopper.ts';
import { epsonPrinter, starPrinter } from './test-printers.ts';
import { twoTestServers } from './test-servers.ts';
import { testShop } from './test-shop.ts';
import { createTestStaff, type TestStaff } from './test-staff.ts';
import { writeAsStaff } from './write-as-staff.ts';

export const printerSettings = {
  ...{ name: 'Cocina', station: 'kitchen', paper_width: 80, prints_on: 'arrival', copies: 1 },
  category_ids: [],
};

/**
 * A store with two servers whose printers the tests of a file add and let call; each test begins
 * without a printer. Returns the steps of its staff, its orders and its printers.
 */
export function printerShop() {
  const shop = twoTestServers([testShop('burger')]);
  const staff = {} as { boss: TestStaff; crew: TestStaff };
  let now = noon;
  beforeAll(async () => {
    staff.boss = await createTestStaff(shop.server, { role: 'manager' });
    staff.crew = await createTestStaff(shop.server);
  });
  const clear = async (): Promise<void> => {
    await shop.owner.rows('burger', 'delete from print_jobs');
    await shop.owner.rows('burger', 'delete from printers');
    await shop.owner.rows('burger', `delete from jobs where name = 'check-printer'`);
  };
  beforeEach(clear);

  const later = (ms: number): void => {
    now += ms;
    shop.server.setClock(now);
    shop.other.setClock(now);
  };
  const write = (
    path: string,
    body: object = {},
    who: TestStaff = staff.boss,
    key?: string,
  ): Promise<ApiReply> =>
    writeAsStaff(shop.server, who, ['POST', `stores/1/printers${path}`, body], key);
  const add = async (kind: 'star' | 'epson', changes: object = {}): Promise<AnyJson> => {
    const done = await write('', { kind, ...printerSettings, ...changes });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    return done.body;
  };
  const hereOf = (url: string): string => `${shop.server.origin}${new URL(url).pathname}`;
  const place = (body: object = orderPayload()): Promise<AnyJson> =>
    placeTestOrder(shop.server, shop.guest, body, crypto.randomUUID());
  const read = async (path: string): Promise<AnyJson> =>
    (await callApi(shop.server, `/v1/counter/stores/1/${path}`, { headers: staff.boss.headers }))
      .body;
  return {
    ...{ shop, staff, clear, later, write, add, hereOf, place, read },
    /** Adds a Star to the store. */
    star: async (changes: object = {}) => {
      const { printerId, url } = await add('star', changes);
      return { id: printerId, ...starPrinter(hereOf(url)) };
    },
    epson: async (changes: object = {}) => {
      const { printerId, url } = await add('epson', changes);
      return { id: printerId, ...epsonPrinter(hereOf(url)) };
    },
    /** Places an order and shows it to the store. */
    arrived: async (body?: object): Promise<AnyJson> => {
      const order = await place(body);
      await releaseToStore(shop.server, order);
      return order;
    },
    /** Moves an order along the board. */
    move: async ({ id }: AnyJson, step: string, body: object = {}): Promise<void> => {
      const path = `stores/1/orders/${id}/${step}`;
      const done = await writeAsStaff(shop.server, staff.boss, ['POST', path, body]);
      expect(done.status, JSON.stringify(done.body)).toBe(200);
    },
    shownPrinter: async (): Promise<AnyJson> => (await read('printers')).printers[0],
    trouble: async (): Promise<AnyJson[]> => (await read('board')).printers.trouble,
    /** Runs the next check of a printer; the clock is then at its instant. */
    checkPrinters: async (): Promise<void> => {
      now = (await runNextJob(shop.server, shop.owner, 'check-printer')) ?? now;
    },
  };
}
