import type { AnyJson } from '../any-json.ts';
import { createTestStaff } from '../test-staff.ts';
import { writeAsStaff } from '../write-as-staff.ts';
import type { Write, Writes, WriteSetting } from './write.ts';

type Path =
  | 'now'
  | 'sold-out'
  | 'on-sale'
  | 'stock'
  | 'system/send'
  | 'drawer'
  | 'drawer/movements'
  | 'drawer/count'
  | 'orders/find';

/** The writing calls of a manager about the store, its stock and its coupons. */
export function counterStoreWrites({ server: first }: WriteSetting): Writes {
  const aManager = (): Promise<AnyJson> => createTestStaff(first(), { role: 'manager' });
  const inStore = (method: string, path: Path, body: (turn: number) => object): Write => ({
    about: aManager,
    send: (server, turn, who) =>
      writeAsStaff(server, who, [method, `stores/1/${path}`, body(turn)]),
  });
  return {
    changeStoreNow: inStore('PATCH', 'now', (turn) => ({
      fact: { kind: 'busy', minutes: turn % 2 === 0 ? 10 : 20, end: { kind: 'today' } },
    })),
    markSoldOut: inStore('POST', 'sold-out', (turn) => ({
      items: twoProducts(turn).map((item) => ({ ...item, end: { kind: 'opening' } })),
    })),
    putOnSale: inStore('POST', 'on-sale', (turn) => ({ items: twoProducts(turn) })),
    countStock: inStore('POST', 'stock', (turn) => ({ product_id: 2, count: 50 + turn })),
    sendWaitingOrders: inStore('POST', 'system/send', () => ({})),
    openDrawer: inStore('POST', 'drawer', (turn) => ({ float: turn })),
    moveDrawerCash: inStore('POST', 'drawer/movements', (turn) => ({
      ...{ kind: turn % 2 === 0 ? 'in' : 'out', reason: 'other' },
      amount: 1 + turn,
    })),
    countDrawer: inStore('POST', 'drawer/count', (turn) => ({ counted: turn })),
    findCounterOrders: inStore('POST', 'orders/find', (turn) => ({ text: String(turn) })),
    watchStore: {
      about: aManager,
      send: (server, turn, who) =>
        writeAsStaff(server, who, ['POST', 'device/store', { store_id: 1 + (turn % 2) }]),
    },
    switchCoupon: {
      about: aManager,
      send: (server, turn, who) =>
        writeAsStaff(server, who, ['POST', 'coupons/OCTAVO/switch', { is_on: turn % 2 === 0 }]),
    },
  };
}

/** The same two products, in the other order at each turn. */
const twoProducts = (turn: number) =>
  (turn % 2 === 0 ? [2, 3] : [3, 2]).map((id) => ({ kind: 'product', id }));
