import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { OrderId } from '@comanda/domain/ids.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { closeRefund } from '../refund/close-refund.ts';
import { setStockUnits } from '../testing/owner-queries.ts';
import { createTestGuest } from '../testing/shopper.ts';
import { setSecret } from '../testing/tenant-secret.ts';
import { runOperatorCli } from '../testing/run-operator-cli.ts';

let shop: PaymentTestShop;
beforeAll(async () => {
  shop = await openPaymentTestShop();
});
afterAll(() => shop.close());

const payments = (...args: string[]) => runOperatorCli('payments-cli.ts', shop, args);

/** Creates a payment that the provider captured without notifying the shop. */
async function capturedWithoutReport(): Promise<{ orderId: string; token: string; ref: string }> {
  const who = await createTestGuest(shop.server);
  const { id } = await shop.order(who);
  const { body } = await shop.start(who, id);
  const token: string = body.next.fields.token_ws;
  await shop.actOnPage(token, 'pay');
  const headers = {
    'tbk-api-key-id': '597055555532',
    'tbk-api-key-secret': 'sandbox-webpay-secret',
  };
  await fetch(
    `${shop.sandbox.url}/webpay/rswebpaytransaction/api/webpay/v1.2/transactions/${token}`,
    { method: 'PUT', headers },
  );
  const { refs } = await shop.paymentState(id);
  return { orderId: id, token, ref: refs[0] ?? '' };
}

test('an operator prints the webhook addresses of each brand: those to register with their place, then those that payments name', async () => {
  const { code, output } = await payments('webhooks');
  expect(code).toBe(0);
  const key = await shop.server.deps.webhookKeys.keyOf(burgerTenantId);
  const [toRegister = '', named = ''] = output.split('Nothing to do');
  for (const method of ['getnet', 'mach'])
    expect(toRegister).toMatch(
      new RegExp(
        `^  burger +${method} +http\\S+/v1/payments/${method}/webhook/${key} +\\S.*people`,
        'mu',
      ),
    );
  expect(named).toMatch(
    /^ {2}burger +sodexo +http\S+\/v1\/payments\/sodexo\/webhook\/burger\.\S+$/mu,
  );
  expect(output).not.toContain('webpay');
});

test(
  'an operator sees which method lacks a field of its secret, and that the others are ready',
  { timeout: 60_000 },
  async () => {
    onTestFinished(async () => {
      await shop.owner.rows('burger', `delete from tenant_secrets where name = 'webpay'`);
    });
    const before = await payments('check');
    expect(before.code).toBe(1);
    expect(before.output).toMatch(/^burger +webpay +ready$/mu);
    expect(before.output).toMatch(/^burger +credomatic +no provider takes CLP$/mu);
    await setSecret(shop.owner, 'burger', 'webpay', '{"commerceCode":"597"}');
    expect((await payments('check')).output).toMatch(
      /^burger +webpay +its secret webpay lacks apiKeySecret$/mu,
    );
    await setSecret(shop.owner, 'burger', 'webpay', 'no json');
    expect((await payments('check')).output).toMatch(
      /^burger +webpay +no secret that opens: npm run tenant -- secret set burger webpay$/mu,
    );
  },
);

test('an operator reads how much of each provider is documented, assumed or certified, and every assumed fact about its money', async () => {
  const { output } = await payments('check');
  expect(output).toMatch(
    /^webpay +\d+ documented +\d+ assumed, \d+ of them about money +\d+ certified$/mu,
  );
  const [, assumed = ''] = output.split('Assumed facts about money:');
  expect(assumed).toMatch(/^webpay +commit-window +Webpay accepts a commit until 8 minutes/mu);
  expect(assumed, 'a limit is no fact about money').not.toContain('status-lifetime');
});

test(
  'an operator lists open payments, polls, refunds with a reason, and reads the event log',
  { timeout: 60_000 },
  async () => {
    expect(await payments('list')).toEqual({ code: 0, output: 'Every payment is final.\n' });
    const { orderId, token, ref } = await capturedWithoutReport();
    const listed = await payments('list');
    expect(listed.output).toMatch(
      new RegExp(`burger +#\\d+ +webpay +pending +5990 CLP +${ref}`, 'u'),
    );

    expect((await payments('reconcile')).output).toMatch(
      new RegExp(`${ref} +pending → completed\n1 polled, 1 changed`, 'u'),
    );
    expect(await shop.paymentState(orderId)).toMatchObject({
      status: 'created',
      paymentStatus: 'completed',
      kitchen: 1,
    });
    expect((await payments('list')).output).toBe('Every payment is final.\n');

    expect(await payments('refund', orderId)).toEqual({
      code: 1,
      output: 'a refund needs a reason: --why <text>\n',
    });
    expect(await shop.paymentState(orderId)).toMatchObject({ paymentStatus: 'completed' });
    expect((await payments('refund', ref, '--why', 'la pizza', 'llegó fría')).code).toBe(0);
    expect(await shop.paymentState(orderId)).toMatchObject({
      status: 'cancelled',
      attempts: ['refunding'],
    });
    expect((await payments('refund', orderId, '--why', 'otra vez')).code).toBe(1);

    const shown = await payments('show', ref);
    expect(shown.output).toContain('why: la pizza llegó fría (');
    for (const kind of ['started', 'reported', 'refund'])
      expect(shown.output).toMatch(new RegExp(`^ +\\S+ +${kind} `, 'mu'));
    expect(shown.output + listed.output).not.toContain(token);
  },
);

test(
  'when the command ends, all servers sell the units of an order that the operator refunded',
  { timeout: 60_000 },
  async () => {
    onTestFinished(() => setStockUnits(shop.owner, 'burger', 1, null));
    await setStockUnits(shop.owner, 'burger', 1, 1);
    const { orderId, ref } = await capturedWithoutReport();
    await payments('reconcile', ref);
    const { menus } = shop.server.deps;
    const unitsOfServer = async () =>
      (await menus.storeFacts(burgerTenantId, 1 as never))?.index.priceByProduct.get(1)?.stock;
    await expect.poll(unitsOfServer, { timeout: 20_000 }).toBe(0);
    await payments('refund', orderId, '--why', 'sin gas');
    await expect.poll(unitsOfServer, { timeout: 20_000 }).toBe(1);
  },
);

test(
  'a refund that an operator requested is sent once, and is shown as refunded',
  { timeout: 60_000 },
  async () => {
    const { orderId, ref } = await capturedWithoutReport();
    await payments('reconcile', ref);
    await payments('refund', orderId, '--why', 'pedido duplicado');
    const [attempt] = await shop.owner.rows<{ id: string }>(
      'burger',
      'select id::text from payment_attempts where merchant_ref = $1',
      [ref],
    );
    expect(await shop.runJobs('refund-payment', attempt?.id ?? '')).toBe(1);
    expect(await shop.sandbox.truth(ref)).toMatchObject({
      captured: 5_990,
      refunded: 5_990,
      refunds: 1,
    });
    expect((await payments('reconcile', ref)).output).toContain('refunding → refunded');
    expect(await shop.paymentState(orderId)).toMatchObject({ attempts: ['refunded'], ledger: {} });
  },
);

test(
  'an operator closes a refund that the provider refuses for good: the ledger has it, and no poll or refund follows',
  { timeout: 120_000 },
  async () => {
    const { orderId, ref } = await capturedWithoutReport();
    await payments('reconcile', ref);
    await payments('refund', orderId, '--why', 'pedido duplicado');
    const refuse = {
      provider: 'webpay',
      match: { merchantRef: ref },
      at: 'refund',
      fault: 'refundFails',
      times: null,
    };
    await shop.sandbox.call('POST', '/_faults', refuse);
    const [attempt] = await shop.owner.rows<{ id: string }>(
      'burger',
      'select id::text from payment_attempts where merchant_ref = $1',
      [ref],
    );
    const attemptId = attempt?.id ?? '';
    expect(await shop.runJobs('refund-payment', attemptId)).toBe(1);
    expect(await shop.paymentState(orderId)).toMatchObject({
      attempts: ['refunding'],
      ledger: { online: 5_990, refunds: -5_990 },
    });

    expect(await payments('close-refund', ref)).toEqual({
      code: 1,
      output: 'closing a refund needs a reason: --why <text>\n',
    });
    const claimed = `update payment_attempts set refund_claimed_until = $2 where id = $1`;
    await shop.owner.rows('burger', claimed, [attemptId, '2100-01-01T00:00:00Z']);
    const request = { orderId: orderId as OrderId, attemptId, why: 'demasiado pronto' };
    expect(
      await closeRefund({ ...shop.server.deps, clock: Date.now }, burgerTenantId, request),
    ).toEqual({ ok: false, error: 'inProgress' });
    await shop.owner.rows('burger', claimed, [attemptId, null]);
    expect((await payments('close-refund', ref, '--why', 'pagado por transferencia')).code).toBe(0);
    const closed = {
      status: 'cancelled',
      paymentStatus: 'reversed',
      attempts: ['refunded'],
      ledger: { online: 5_990, outside: -5_990 },
    };
    expect(await shop.paymentState(orderId)).toMatchObject(closed);
    expect((await payments('close-refund', ref, '--why', 'otra vez')).output).toBe(
      `${ref}: it has no open refund\n`,
    );

    await shop.sandbox.clearFaults();
    await shop.runJobs('poll-payment', attemptId);
    await shop.runJobs('refund-payment', attemptId);
    expect(await shop.runJobs('poll-payment', attemptId)).toBe(0);
    expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, refunded: 0 });
    expect(await shop.paymentState(orderId)).toMatchObject(closed);
    expect((await payments('list', '--all')).output).toMatch(
      new RegExp(`${ref}.*closed by an operator`, 'u'),
    );
    const { output } = await payments('show', ref);
    expect(output).toMatch(/ closed +why: pagado por transferencia \(/u);
    expect(output).toContain('declineCode: 312');
  },
);

test(
  'an operator gives back a part of a paid order with a reason, and closes one that the provider refuses',
  { timeout: 240_000 },
  async () => {
    const { orderId, ref } = await capturedWithoutReport();
    await payments('reconcile', ref);
    const wrong = async (...words: string[]) => (await payments('refund', ref, ...words)).output;
    expect(await wrong('--amount', '12.50', '--why', 'x')).toContain('not an amount');
    expect(await wrong('--why', 'x', '--amount', '500')).toContain('--amount stands before --why');
    expect(await shop.paymentState(orderId)).toMatchObject({ attempts: ['completed'] });

    const given = await payments('refund', orderId, '--amount', '500', '--why', 'faltó la bebida');
    expect(given).toMatchObject({
      code: 0,
      output: expect.stringContaining('500 are on their way'),
    });
    const fault = { provider: 'webpay', match: { merchantRef: ref }, at: 'refund' };
    await shop.sandbox.call('POST', '/_faults', { ...fault, fault: 'refundFails', times: null });
    const [attempt] = await shop.owner.rows<{ id: string }>(
      'burger',
      'select id::text from payment_attempts where merchant_ref = $1',
      [ref],
    );
    await shop.runJobs('refund-payment', attempt?.id ?? '');
    expect((await payments('close-refund', ref, '--why', 'le di el efectivo')).code).toBe(0);
    await shop.sandbox.clearFaults();
    expect(await shop.paymentState(orderId)).toMatchObject({
      status: 'created',
      attempts: ['completed'],
      ledger: { online: 5_990, sales: -5_990, allowances: 500, outside: -500 },
    });
    expect((await payments('list')).output).not.toContain(ref);
    expect((await payments('show', ref)).output).toContain('why: faltó la bebida (');
  },
);

test(
  'an operator books a part that was given back by hand: the order stays paid, and the provider gets no call',
  { timeout: 240_000 },
  async () => {
    const { orderId, ref } = await capturedWithoutReport();
    await payments('reconcile', ref);
    const amount = ['refund', ref, '--amount', '1000'] as const;
    expect((await payments(...amount, '--by-foot', '--why', 'x')).code).toBe(1);
    const given = await payments(...amount, '--by-hand', '--why', 'en efectivo');
    expect(given).toMatchObject({
      code: 0,
      output: expect.stringContaining('1000 were given back and 0 are on their way'),
    });
    expect(await shop.paymentState(orderId)).toMatchObject({
      attempts: ['completed'],
      ledger: { online: 5_990, sales: -5_990, allowances: 1_000, outside: -1_000 },
    });
    expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 0 });
    const { output } = await payments('show', ref);
    expect(output).toContain('given back by other means than the provider: 1000 CLP');
    expect(output).toContain('why: en efectivo (');
  },
);

test.each([
  ['refund-arrived', 'resetAfter'],
  ['refund-lost', 'error500'],
] as const)(
  'after %s a refund without an answer has gone back once, and the event log says who found out why',
  { timeout: 240_000 },
  async (command, fault) => {
    const { orderId, ref } = await capturedWithoutReport();
    await payments('reconcile', ref);
    expect((await payments(command, ref, '--why', 'x')).output).toContain('answered every refund');
    await payments('refund', ref, '--amount', '1000', '--why', 'faltó la bebida');
    const [attempt] = await shop.owner.rows<{ id: string }>(
      'burger',
      'select id::text from payment_attempts where merchant_ref = $1',
      [ref],
    );
    const id = attempt?.id ?? '';
    await shop.sandbox.injectFault('webpay', { at: 'refund', fault, merchantRef: ref, times: 1 });
    await shop.runJobs('refund-payment', id);
    await shop.sandbox.clearFaults();
    const before = await payments('show', ref);
    expect(before.output).toMatch(/refund \S+: 1000 CLP, sent 2\S+, acknowledged not yet/u);
    expect((await payments(command, ref)).output).toContain('needs a reason');
    expect((await payments(command, ref, '--why', 'lo vi')).output).toContain('right now');
    await shop.owner.rows(
      'burger',
      'update payment_attempts set refund_claimed_until = null where id = $1',
      [id],
    );
    expect((await payments(command, ref, '--why', 'lo vi')).code).toBe(0);
    expect((await payments('show', ref)).output).toMatch(/why: lo vi \(/u);
    expect(
      await shop.owner.rows(
        'burger',
        'select (acknowledged_at is not null) as known from payment_refunds where attempt_id = $1',
        [id],
      ),
    ).toEqual(command === 'refund-arrived' ? [{ known: true }] : []);
    await shop.runJobs('poll-payment', id);
    await shop.runJobs('refund-payment', id);
    expect(await shop.sandbox.truth(ref)).toMatchObject({ refunds: 1, refunded: 1_000 });
    expect(await shop.paymentState(orderId)).toMatchObject({ attempts: ['completed'] });
  },
);

test('an unknown payment or command is reported and fails', { timeout: 60_000 }, async () => {
  expect((await payments('show', 'NOBODY')).code).toBe(1);
  expect((await payments('reconcile', 'NOBODY')).code).toBe(1);
  expect((await payments('refund', 'NOBODY', '--why', 'x')).code).toBe(1);
  const { code, output } = await payments();
  expect(code).toBe(1);
  expect(output).toContain('npm run payments -- reconcile');
});

test(
  'an operator lists the money that pays no order with its age, and closes an undecided payment with a reason',
  { timeout: 60_000 },
  async () => {
    const who = await createTestGuest(shop.server);
    const { id } = await shop.order(who);
    await shop.start(who, id);
    const { refs } = await shop.paymentState(id);
    const [ref = ''] = refs;
    expect(await payments('close', ref)).toEqual({
      code: 1,
      output: 'closing a payment needs a reason: --why <text>\n',
    });
    await shop.owner.rows(
      'burger',
      `update payment_attempts set state = 'failed', problem = 'expired',
        undecided_since = now() - interval '76 hours 30 minutes',
          deadline = now() - interval '31 days' where merchant_ref = $1`,
      [ref],
    );
    expect((await payments('held')).output).toMatch(
      new RegExp(
        `^3 d 4 h +burger +#\\d+ +webpay +5990 CLP +undecidedForLong +${ref} +ask the provider, then: npm run payments -- close$`,
        'mu',
      ),
    );
    expect(await payments('close', ref, '--why', 'no cobrado')).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${ref} is closed`),
    });
    expect((await payments('held')).output).not.toContain(ref);
    expect((await payments('show', ref)).output).toMatch(/ closed +why: no cobrado \(/u);
    expect(await payments('close', ref, '--why', 'otra vez')).toEqual({
      code: 1,
      output: `${ref}: its provider has decided, or it is closed already\n`,
    });
  },
);
