import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CredomaticTestShop, openCredomaticTestShop } from '../testing/credomatic-shop.ts';
import { noon } from '../testing/order-server.ts';
import { callApi, guestHeaders } from '../testing/shopper.ts';

let shop: CredomaticTestShop;
beforeAll(async () => {
  shop = await openCredomaticTestShop();
}, 20_000);
beforeEach(async () => {
  shop.server.setClock(noon);
  await shop.sandbox.clearFaults();
});
afterAll(() => shop.close());

const minute = 60_000;
const blindWays = ['notFound', 'early'] as const;
const ways = (['shown', 'foundBySearch', ...blindWays] as const).flatMap((unpaidSale) =>
  (['one', 'methodFirst'] as const).map((redirectForms) => ({ unpaidSale, redirectForms })),
);

const play = (unpaidSale: string, redirectForms = 'one') =>
  shop.sandbox.call('POST', '/powertranz/_behaviour', { unpaidSale, redirectForms });
const commitsOf = async (ref: string): Promise<number> =>
  (await shop.sandbox.truth(ref))?.commits ?? 0;
/** Counts the calls of `spi/payment` for a payment, whatever the answer. */
const callsOf = async (ref: string): Promise<number> => {
  const { requests } = await shop.sandbox.call('GET', '/_requests');
  return requests.filter(
    (each: { call: string; merchantRef: string }) =>
      each.call === 'commit' && each.merchantRef === ref,
  ).length;
};
const nothing = { captured: 0, refunded: 0 };
/** The same press with the result that a shopper would like: verified. */
const forgedBy = async (token: string, outcome: string) => {
  const { Response = '' } = await shop.press(token, outcome);
  const result = JSON.parse(Response);
  return {
    Response: JSON.stringify({ ...result, IsoResponseCode: '3D0', RiskManagement: undefined }),
  };
};

describe.each(ways)('unpaid sales: $unpaidSale, forms: $redirectForms', (way) => {
  beforeEach(() => play(way.unpaidSale, way.redirectForms));

  test('a verified card pays once, however often its return comes', async () => {
    const { id, token, ref, attemptId } = await shop.begun();
    const fields = await shop.press(token, 'pay');
    await Promise.all([shop.comeBack(fields), shop.comeBack(fields)]);
    await shop.comeBack(fields);
    shop.server.setClock(noon + 13_000);
    await shop.comeBack(fields);
    await shop.runPaymentJobs(attemptId);
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
    expect(await commitsOf(ref)).toBe(1);
    expect(await shop.money(ref)).toMatchObject({ refunded: 0 });
  });

  test.each([
    ['cancel', 'authentication'],
    ['reject', 'authentication'],
    ['unavailable', 'authentication'],
    ['decline', 'declined'],
  ])('“%s” ends the attempt (%s), and the order can be paid again', async (outcome, problem) => {
    const { id, token, who, card, ref } = await shop.begun();
    await shop.comeBack(await shop.press(token, outcome));
    const { body } = await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(who) });
    expect(body.payment).toMatchObject({ problem });
    expect(await shop.money(ref)).toEqual(nothing);
    shop.server.setClock(noon + 1);
    const again = await shop.startCredomatic(who, id, { cardId: card.id });
    await shop.comeBack(await shop.press(again.token, 'pay'));
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed', 'completed'] });
  });

  test.each(['resetAfter', 'malformedJson', 'error500'])(
    'a payment whose answer is lost (%s) is charged at most once, and is found',
    async (fault) => {
      const { id, token, ref, attemptId } = await shop.begun();
      await shop.injectFault('commit', fault, ref);
      const fields = await shop.press(token, 'pay');
      await shop.comeBack(fields);
      shop.server.setClock(noon + 13_000);
      await shop.comeBack(fields);
      await shop.runPaymentJobs(attemptId);
      const { captured } = await shop.money(ref);
      expect(await commitsOf(ref)).toBeLessThanOrEqual(1);
      expect(await shop.paymentState(id)).toMatchObject(
        captured > 0
          ? { attempts: ['completed'], kitchen: 1 }
          : { attempts: ['pending'], kitchen: 0 },
      );
    },
  );

  test('look-ups that fail prove nothing: the job pays once they answer, after the browser has gone', async () => {
    const { id, token, ref, attemptId } = await shop.begun();
    for (const at of ['status', 'search']) await shop.injectFault(at, 'error500', ref, null);
    await shop.comeBack(await shop.press(token, 'pay'));
    expect(await callsOf(ref)).toBe(0);
    await shop.sandbox.clearFaults();
    shop.server.setClock(noon + 13_000);
    await shop.runPaymentJobs(attemptId);
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
    expect(await commitsOf(ref)).toBe(1);
  });
});

describe.each(blindWays)('no look-up shows an unpaid sale (%s)', (unpaidSale) => {
  beforeEach(() => play(unpaidSale));

  test('a payment that never arrived is not sent again, and waits for an operator', async () => {
    const { id, who, card, token, ref, attemptId } = await shop.begun();
    await shop.injectFault('commit', 'resetBefore', ref);
    const fields = await shop.press(token, 'pay');
    await shop.comeBack(fields);
    shop.server.setClock(noon + 13_000);
    await shop.comeBack(fields);
    await shop.runPaymentJobs(attemptId);
    shop.server.setClock(noon + 8 * minute);
    await shop.runPaymentJobs(attemptId);
    expect(await callsOf(ref)).toBe(1);
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'], kitchen: 0 });
    const other = await shop.startCredomatic(who, id, { cardId: card.id });
    expect(other.answer.body.code).toBe(1036);
    expect(await shop.money(ref)).toEqual(nothing);
  });

  test('a server that ended between the claim and the call leaves a payment that is never sent', async () => {
    const { id, token, ref, attemptId } = await shop.begun();
    const fields = await shop.press(token, 'pay');
    await shop.owner.rows(
      'burger',
      'update payment_attempts set last_step_at = now() where id = $1',
      [attemptId],
    );
    await shop.comeBack(fields);
    shop.server.setClock(noon + 13_000);
    await shop.runPaymentJobs(attemptId);
    expect(await callsOf(ref)).toBe(0);
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'], kitchen: 0 });
  });

  test('without a return nothing is sent, and the attempt expires and is not asked about for days', async () => {
    const { id, token, ref, attemptId } = await shop.begun();
    await shop.press(token, 'pay');
    for (const minutes of [2.1, 4.5, 7, 23, 130, 25 * 60, 60 * 60]) {
      shop.server.setClock(noon + minutes * minute);
      await shop.runPaymentJobs(attemptId);
    }
    expect(await callsOf(ref)).toBe(0);
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'], kitchen: 0 });
    const [attempt] = await shop.owner.rows<{ problem: string; undecided: boolean; jobs: number }>(
      'burger',
      `select problem, undecided_since is not null as undecided, (select count(*)::int from jobs
        where key like 'poll-payment:burger:' || $1 || ':%') as jobs from payment_attempts
          where id = $1::uuid`,
      [attemptId],
    );
    expect(attempt).toEqual({ problem: 'expired', undecided: false, jobs: 0 });
  });

  test('a return after the token’s five minutes sends nothing', async () => {
    const { id, token, ref, attemptId } = await shop.begun();
    const fields = await shop.press(token, 'pay');
    shop.server.setClock(noon + 5 * minute);
    await shop.comeBack(fields);
    expect(await callsOf(ref)).toBe(0);
    shop.server.setClock(noon + 7 * minute);
    await shop.runPaymentJobs(attemptId);
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'], kitchen: 0 });
  });

  test('money that a forged return let through without the bank’s check goes back', async () => {
    const { id, token, ref, attemptId } = await shop.begun();
    await shop.comeBack(await forgedBy(token, 'unavailable'));
    await shop.runPaymentJobs(attemptId);
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], kitchen: 0 });
    const { captured, refunded } = await shop.money(ref);
    expect([captured > 0, refunded]).toEqual([true, captured]);
  });

  test('a forged return of a check that failed is refused by PowerTranz, and ends the attempt', async () => {
    const { id, token, ref } = await shop.begun();
    await shop.comeBack(await forgedBy(token, 'cancel'));
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'], kitchen: 0 });
    expect([await callsOf(ref), await shop.money(ref)]).toEqual([1, nothing]);
  });

  test('a wrong amount of the payment goes back', async () => {
    const { id, token, ref, attemptId } = await shop.begun();
    await shop.injectFault('commit', 'wrongAmount', ref);
    await shop.comeBack(await shop.press(token, 'pay'));
    await shop.runPaymentJobs(attemptId);
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], kitchen: 0 });
  });
});
