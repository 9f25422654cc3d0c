import { countries } from '@comanda/domain/country/countries.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { fromMajor, minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '../../mail/mail.ts';
import { findOrder } from '../find-orders.rows.ts';
import { toOrder } from '../order.rows.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import type { AnyJson } from '../../testing/any-json.ts';
import {
  discountedTips,
  discountShop,
  eighthOff,
  publishEighthOff,
} from '../../testing/discount-shop.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { placeDiscountedOrder } from '../../testing/place-discounted-order.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { callApi, guestHeaders, pollTestOrder } from '../../testing/shopper.ts';
import { createTestStaff } from '../../testing/test-staff.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { notifyKitchen } from '../../kitchen/notify-kitchen.ts';
import { sendReceipt } from '../send-receipt.ts';

/**
 * Every paper of an order with two combos, a coupon, points and tips shows the same figures, in
 * four currencies.
 */
const shops = [
  ['burger', 'cl'],
  ['sushi', 'mx'],
  ['cocina', 'gt'],
  ['polleria', 'pe'],
] as const;

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
/** Tickets that the restaurants' systems received. */
const tickets: AnyJson[] = [];
const kitchens = {
  sendTicket: async (_tenant: TenantId, ticket: string) => {
    tickets.push(JSON.parse(ticket));
    return null;
  },
};

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(
    database.ownerUrl,
    shops.map(([id, country]) => discountShop(id, country)),
  );
  owner = await ownerQueries(database.ownerUrl);
  for (const [id] of shops) await publishEighthOff(owner, id);
  server = await startOrderServer(database.appUrl, { kitchens });
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((before, amount) => before + amount, 0);
const amountNames = [
  ...(['subtotal', 'discount', 'points', 'delivery', 'serviceFee', 'tip', 'storeTip'] as const),
  'total',
] as const;
type AmountName = (typeof amountNames)[number];

/** The text of the cell beside a row's name. */
const cellAfter = (html: string, name: string): string | undefined =>
  /^<td[^>]*>([^<]*)</u.exec(html.split(`>${name}</th>`)[1] ?? '')?.[1];

/**
 * The figures that every paper of an order has to show, in minor units. `inMinor` reads the amounts
 * of the paper.
 */
function figuresOf(paper: AnyJson, inMinor: (amount: number) => number = (amount) => amount) {
  const amounts = amountNames.map((name) => [name, inMinor(paper[name])]);
  return {
    amounts: Object.fromEntries(amounts) as Record<AmountName, number>,
    discounts: paper.discounts.map((each: AnyJson) => ({
      ...each,
      amount: inMinor(each.amount),
      shares: each.shares.map(inMinor),
    })) as Order['discounts'],
    ...{ pointsUsed: paper.pointsUsed, coupon: paper.coupon },
    lines: paper.products.map((line: AnyJson) => [inMinor(line.total), inMinor(line.discount)]) as [
      number,
      number,
    ][],
  };
}

describe.each(shops)(
  'an order with two combos, a coupon, points and tips at %s (%s)',
  (tenant, code) => {
    const country = countries[code];
    const tenantId = tenant as TenantId;
    const inMinor = (amount: number): number => fromMajor(amount, country.decimals) ?? Number.NaN;
    const money = (amount: number): string => formatMoney(minor(amount), country);
    let buyer: TestUser;
    let id: OrderId;
    /** The answer of the order job, from memory, and the figures in it. */
    let made: AnyJson;
    let expected: ReturnType<typeof figuresOf>;

    beforeAll(async () => {
      server.setClock(noon);
      const placed = await placeDiscountedOrder(server, tenantId, country);
      buyer = placed.buyer;
      made = (await pollTestOrder(server, placed.jobToken, tenant)).body;
      id = made.id;
      expected = figuresOf(made, inMinor);
      const { subtotal, discount, points, delivery } = placed.quote;
      const priced = { subtotal, discount, points, delivery };
      expect(made).toMatchObject({ ...priced, discounts: placed.quote.discounts });
    });

    test('its parts sum exactly: shares to discounts, discounts and points to the total', () => {
      const { amounts, discounts, lines } = expected;
      const { subtotal, discount, points, delivery, tip, storeTip, total } = amounts;
      expect(discounts.map(({ source }) => source?.name)).toEqual([
        'Tres papas',
        'Combo Brasa',
        'Un octavo en hamburguesas',
      ]);
      expect(expected.coupon).toEqual({ code: eighthOff.code, name: eighthOff.name });
      expect(expected.pointsUsed).toBeGreaterThan(50);
      expect({ tip, storeTip }).toEqual(discountedTips);
      for (const { amount, shares } of discounts) expect(sum(shares)).toBe(amount);
      expect(sum(discounts.map(({ amount }) => amount))).toBe(discount);
      expect(sum(lines.map(([, each]) => each))).toBe(discount);
      expect(sum(lines.map(([each]) => each))).toBe(subtotal);
      expect(total).toBe(subtotal - discount - points + delivery + tip + storeTip);
    });

    test('the stored order, the one in memory and its columns are the same', async () => {
      const stored = await findOrder(autocommit(server.deps.db, tenantId), id);
      if (!stored) throw new Error('the order was stored');
      expect(figuresOf(toOrder(stored, noon))).toEqual(expected);
      const [columns] = await owner.rows(
        tenant,
        `select subtotal::int, discount::int, points::int, delivery::int,
          service_fee::int as "serviceFee", tip::int, store_tip::int as "storeTip",
        total::int from orders where id = $1`,
        [id],
      );
      expect(columns).toEqual(expected.amounts);
    });

    test('the answer of the order job, of every list and of the personal export has its figures', async () => {
      const ask = async (path: string) =>
        (await callApi(server, path, { headers: guestHeaders(buyer) })).body;
      expect(await ask(`/v1/orders/${id}`)).toEqual(made);
      const answers: AnyJson[] = [
        await ask('/v1/orders/last'),
        ...(await ask('/v1/orders')),
        ...(await ask('/v1/orders/active')),
        ...(await ask('/v1/users/me/export')).orders,
      ];
      expect(answers).toHaveLength(4);
      for (const answer of answers) expect(figuresOf(answer, inMinor)).toEqual(expected);
    });

    test('the kitchen’s ticket has its figures, and collects its total', async () => {
      tickets.length = 0;
      server.setClock(noon + 10_000);
      await notifyKitchen(server.deps, { tenantId, orderId: id, tries: 0 });
      expect(tickets.map((ticket) => figuresOf(ticket, inMinor))).toEqual([expected]);
      expect(inMinor(tickets[0].payment.toCollect)).toBe(expected.amounts.total);
    });

    test('the ticket of the counter has its figures, and collects its total', async () => {
      const { headers } = await createTestStaff(server, { tenant });
      const ticket = (await callApi(server, `/v1/counter/orders/${id}`, { headers })).body;
      expect(figuresOf(ticket, inMinor)).toEqual(expected);
      expect(inMinor(ticket.payment.toCollect)).toBe(expected.amounts.total);
    });

    test('the receipt names combos, coupon and points with their amounts, and the total to pay', async () => {
      const mails: Mail[] = [];
      const sendMail = async (mail: Mail) => void mails.push(mail);
      await sendReceipt({ ...server.deps, sendMail }, { tenantId, orderId: id });
      const { subtotal, points, total } = expected.amounts;
      const rows: [string, number][] = [
        ['Subtotal', subtotal],
        ...expected.discounts.map(({ amount, source }): [string, number] => [
          source?.name ?? '',
          -amount,
        ]),
        ['Puntos Leña', -points],
        ['Total', total],
      ];
      for (const [name, amount] of rows) {
        expect(mails[0]?.text).toContain(`\n${name}: ${money(amount)}\n`);
        expect(cellAfter(mails[0]?.html ?? '', name)).toBe(money(amount));
      }
      expect(mails[0]?.text).toContain(`Pagas ${money(total)} al recibir.`);
    });

    test('the ledger has every part on its account, and sums to zero', async () => {
      const entries = await owner.rows<{ account: string; amount: number }>(
        tenant,
        'select account, sum(amount)::int as amount from ledger_entries where order_id = $1 group by account',
        [id],
      );
      const { subtotal, discount, points, delivery, tip, storeTip, total } = expected.amounts;
      expect(sum(entries.map(({ amount }) => amount))).toBe(0);
      expect(Object.fromEntries(entries.map(({ account, amount }) => [account, amount]))).toEqual({
        ...{ clearing: total, sales: -subtotal, discounts: discount, points, delivery: -delivery },
        ...{ driver_tips: -tip, store_tips: -storeTip },
      });
    });
  },
);
