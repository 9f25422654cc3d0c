import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponOrder, type CouponTestShop, openCouponTestShop } from '../testing/coupon-shop.ts';
import { runOperatorCli } from '../testing/run-operator-cli.ts';
import { placeTestOrder } from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';

let shop: CouponTestShop;
beforeAll(async () => {
  shop = await openCouponTestShop();
  await shop.publish({ maxUses: 2, maxUsesPerUser: 1 }, { code: 'OFF', enabled: false });
});
afterAll(() => shop.close());

const coupons = (...args: string[]) =>
  runOperatorCli('coupons-cli.ts', { database: shop.database }, args);

test(
  'an operator lists coupons with their uses, reads one, and gives the use of a reversed order back, once',
  { timeout: 60_000 },
  async () => {
    const ana = await createTestUser(shop.server);
    const { id, number } = await placeTestOrder(shop.server, ana, couponOrder('LENA20'), 'one');
    expect(await coupons('give-back', id)).toMatchObject({
      code: 1,
      output: expect.stringContaining('it is under way'),
    });
    await shop.owner.rows('burger', `update orders set status = 'reversed'`);
    expect((await coupons('list')).output).toMatch(
      /burger +LENA20 +on +1 +2 +0 .*20 % en tu pedido\nburger +OFF +off +0 +none +0/u,
    );
    expect((await coupons('show', 'lena20', 'burger')).output).toMatch(
      new RegExp(`#${number} +reversed +LENA20 +${id}`, 'u'),
    );
    expect((await shop.price(ana, 'LENA20')).body.description).toBe(
      'MAX_COUPON_USES_BY_USER_REACHED',
    );
    expect((await coupons('give-back', id)).code).toBe(0);
    expect(await shop.uses('LENA20')).toEqual({ used: 0, uses: 0 });
    expect((await shop.price(ana, 'LENA20')).body.discount).toBe(2_396);
    expect(await coupons('give-back', id)).toMatchObject({
      code: 1,
      output: expect.stringContaining('was given back'),
    });
    await shop.publish({ code: 'OTHER' });
    expect((await coupons('show', 'LENA20')).output).toMatch(/LENA20 +left the list +0 +none +1/u);
    for (const wrong of [
      ['show', 'NOBODY'],
      ['give-back', crypto.randomUUID()],
      ['give-back', 'x'],
      [],
    ])
      expect((await coupons(...wrong)).code).toBe(1);
  },
);
