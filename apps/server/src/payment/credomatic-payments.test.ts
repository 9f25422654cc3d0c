import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CredomaticTestShop, openCredomaticTestShop } from '../testing/credomatic-shop.ts';
import { captureLog } from '../testing/capture-log.ts';
import { findMarks } from '../testing/find-marks.ts';
import { noon } from '../testing/order-server.ts';
import { callApi, guestHeaders } from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';

let shop: CredomaticTestShop;
beforeAll(async () => {
  shop = await openCredomaticTestShop();
}, 20_000);
beforeEach(async () => {
  shop.server.setClock(noon);
  await shop.sandbox.clearFaults();
  await shop.sandbox.call('POST', '/powertranz/_behaviour', {});
});
afterAll(() => shop.close());

test('a saved card pays after the bank’s check in the frame', async () => {
  const { id, token, answer, ref } = await shop.begun();
  expect([answer.status, answer.body.next]).toMatchObject([
    201,
    {
      kind: 'framedForm',
      method: 'POST',
      action: `${shop.sandbox.framesUrl}/powertranz/frame`,
      fields: { SpiToken: token },
    },
  ]);
  const { location } = await shop.comeBack(await shop.press(token, 'pay'));
  expect(location).toContain(`/processing-purchase?order=${id}`);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
  });
  const { captured, refunded } = await shop.money(ref);
  expect([captured > 0, refunded]).toEqual([true, 0]);
});

test.each(['methodFirst', 'methodLast', 'methodInFrame'])(
  'a card is saved and pays although RedirectData has the form of the 3DS method too (%s)',
  async (redirectForms) => {
    await shop.sandbox.call('POST', '/powertranz/_behaviour', { redirectForms });
    const { id, token, answer } = await shop.begun();
    expect(answer.body.next).toMatchObject({
      action: `${shop.sandbox.framesUrl}/powertranz/frame`,
      fields: { SpiToken: token },
    });
    await shop.comeBack(await shop.press(token, 'pay'));
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
  },
);

test('the result may come back as the JSON itself', async () => {
  const { id, token } = await shop.begun();
  await shop.comeBack(await shop.press(token, 'pay'), 'json');
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'] });
});

test.each([
  ['cancel', 'authentication'],
  ['reject', 'authentication'],
  ['unavailable', 'authentication'],
  ['decline', 'declined'],
])(
  'the bank’s “%s” ends the attempt (%s), and the order can be paid again',
  async (outcome, problem) => {
    const { id, token, who, card, ref } = await shop.begun();
    await shop.comeBack(await shop.press(token, outcome));
    const { body } = await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(who) });
    expect(body.payment).toMatchObject({ problem });
    expect(await shop.money(ref)).toEqual({ captured: 0, refunded: 0 });
    shop.server.setClock(noon + 1);
    const again = await shop.startCredomatic(who, id, { cardId: card.id });
    await shop.comeBack(await shop.press(again.token, 'pay'));
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed', 'completed'] });
  },
);

test('a browser that claims a verification which the bank did not give pays nothing', async () => {
  const { id, token, ref } = await shop.begun();
  const { Response = '' } = await shop.press(token, 'unavailable');
  const forged = Response.replace('"3D3"', '"3D0"').replace(':"U"', ':"Y"');
  expect(forged).not.toBe(Response);
  await shop.comeBack({ Response: forged });
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'], kitchen: 0 });
  expect(await shop.money(ref)).toEqual({ captured: 0, refunded: 0 });
});

test('a return with another token or identifier finds no attempt', async () => {
  const { id, token } = await shop.begun();
  const { Response = '' } = await shop.press(token, 'pay');
  const result = JSON.parse(Response);
  for (const change of [
    { SpiToken: 'a'.repeat(51) },
    { TransactionIdentifier: '00000000-0000-4000-8000-000000000000' },
  ])
    await shop.comeBack({ Response: JSON.stringify({ ...result, ...change }) });
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'] });
});

test('American Express is decided at once, and the browser follows the order', async () => {
  const { id, answer } = await shop.begun({ number: '343333333333335', cvc: '1234' });
  expect([answer.status, answer.body.next]).toEqual([201, { kind: 'settled' }]);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
  const refused = await shop.begun({ number: '370000000000002', cvc: '1234' });
  expect(refused.answer.body.next).toEqual({ kind: 'settled' });
  expect(await shop.paymentState(refused.id)).toMatchObject({ attempts: ['failed'] });
});

test('a payment whose answer is lost is found by the poll and counted once', async () => {
  const { id, token, ref, attemptId } = await shop.begun();
  await shop.injectFault('commit', 'resetAfter', ref);
  await shop.comeBack(await shop.press(token, 'pay'));
  await shop.runPaymentJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ commits: 1 });
});

const american = { number: '343333333333335', cvc: '1234' };
const ended = { attempts: ['completed'], kitchen: 1 };

test('an American Express sale whose answer is lost blocks another payment until the poll finds it', async () => {
  await shop.sandbox.injectFault('powertranz', { at: 'create', fault: 'resetAfter', times: 1 });
  const { id, who, card, attemptId } = await shop.begun(american);
  shop.server.setClock(noon + 1);
  const refused = await shop.startCredomatic(who, id, { cardId: card.id, cvc: '1234' });
  expect([refused.answer.status, refused.answer.body.code]).toEqual([409, 1036]);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['created'] });
  await shop.runPaymentJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject(ended);
  const again = await shop.startCredomatic(who, id, { cardId: card.id, cvc: '1234' });
  expect(again.answer.body.code).toBe(1030);
});

test('a sale that never arrived blocks another payment for two minutes', async () => {
  await shop.sandbox.injectFault('powertranz', { at: 'create', fault: 'resetBefore', times: 1 });
  const { id, who, card, attemptId } = await shop.begun(american);
  shop.server.setClock(noon + 119_000);
  await shop.runPaymentJobs(attemptId);
  const early = await shop.startCredomatic(who, id, { cardId: card.id, cvc: '1234' });
  expect(early.answer.body.code).toBe(1036);
  shop.server.setClock(noon + 121_000);
  await shop.runPaymentJobs(attemptId);
  await shop.startCredomatic(who, id, { cardId: card.id, cvc: '1234' });
  expect(await shop.paymentState(id)).toMatchObject({
    attempts: ['failed', 'completed'],
    kitchen: 1,
  });
});

test('after the last step was sent and its answer lost no other payment starts, and the money is found', async () => {
  const { id, who, card, token, ref, attemptId } = await shop.begun();
  await shop.injectFault('commit', 'resetAfter', ref);
  await shop.injectFault('search', 'error500', ref, null);
  await shop.comeBack(await shop.press(token, 'pay'));
  shop.server.setClock(noon + 1);
  const refused = await shop.startCredomatic(who, id, { cardId: card.id });
  expect([refused.answer.status, refused.answer.body.code]).toEqual([409, 1036]);
  await shop.sandbox.clearFaults();
  await shop.runPaymentJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject(ended);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ commits: 1 });
});

test('a payment whose page is open does not block another one, and its own last step is then never sent', async () => {
  const { id, who, card, token, ref, attemptId } = await shop.begun();
  const fields = await shop.press(token, 'pay');
  shop.server.setClock(noon + 1);
  const again = await shop.startCredomatic(who, id, { cardId: card.id });
  expect(again.answer.status).toBe(201);
  await shop.comeBack(fields);
  await shop.runPaymentJobs(attemptId);
  expect((await shop.sandbox.truth(ref))?.commits ?? 0).toBe(0);
});

test('a newer payment that starts while the last step is being prepared wins, and the step is not sent', async () => {
  const { id, who, card, token, ref } = await shop.begun();
  const fields = await shop.press(token, 'pay');
  await shop.sandbox.injectFault('powertranz', {
    at: 'status',
    fault: 'slow',
    ms: 3_000,
    merchantRef: ref,
  });
  shop.server.setClock(noon + 1);
  const [, again] = await Promise.all([
    shop.comeBack(fields),
    shop.startCredomatic(who, id, { cardId: card.id }),
  ]);
  expect(again.answer.status).toBe(201);
  expect((await shop.sandbox.truth(ref))?.commits ?? 0).toBe(0);
});

test('a payment that the bank verified and no browser brought back is paid by the server', async () => {
  const { id, token, attemptId } = await shop.begun();
  await shop.press(token, 'pay');
  shop.server.setClock(noon + 2 * 60_000 + 1_000);
  await shop.runPaymentJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
});

test('a token that is older than five minutes pays nothing, and the attempt expires', async () => {
  const { id, token, attemptId, ref } = await shop.begun();
  await shop.comeBack(await shop.press(token, 'expire'));
  shop.server.setClock(noon + 7 * 60_000);
  await shop.runPaymentJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'], kitchen: 0 });
  expect(await shop.money(ref)).toEqual({ captured: 0, refunded: 0 });
});

test('a wrong amount is refunded and never pays', async () => {
  const { id, token, ref, attemptId } = await shop.begun();
  await shop.injectFault('commit', 'wrongAmount', ref);
  await shop.comeBack(await shop.press(token, 'pay'));
  await shop.runPaymentJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], kitchen: 0 });
  const { captured, refunded } = await shop.money(ref);
  expect(refunded).toBe(captured);
});

test('an order that was cancelled meanwhile takes no money', async () => {
  const { id, token, ref, who, attemptId } = await shop.begun();
  const fields = await shop.press(token, 'pay');
  await callApi(shop.server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(who),
  });
  await shop.comeBack(fields);
  await shop.runPaymentJobs(attemptId);
  const { captured, refunded } = await shop.money(ref);
  expect(captured - refunded).toBe(0);
  expect(await shop.paymentState(id)).toMatchObject({ kitchen: 0 });
});

test('a card that PowerTranz does not know any more fails as gone', async () => {
  const who = await createTestUser(shop.server);
  const card = await shop.saveCard(who);
  await shop.sandbox.call('POST', '/powertranz/_forget', { last: card.lastDigits });
  const id = await shop.placeOrder(who);
  await shop.startCredomatic(who, id, { cardId: card.id });
  const { body } = await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(who) });
  expect(body.payment).toMatchObject({ problem: 'cardGone' });
});

test('the card of another user pays nothing', async () => {
  const owner = await createTestUser(shop.server);
  const card = await shop.saveCard(owner);
  const stranger = await createTestUser(shop.server);
  const id = await shop.placeOrder(stranger);
  const { answer } = await shop.startCredomatic(stranger, id, { cardId: card.id });
  expect(answer.status).toBe(404);
});

/**
 * One of the codes below as a value of its own: ids have it between dashes, and times after a dot.
 */
const aCode = String.raw`(?<![-.\w])7391?(?![-\w]|\.\d)`;

test('a security code is found as a value, and not in an id, a time or an amount', async () => {
  const isFound = async (text: string): Promise<boolean[]> => {
    const rows = await shop.owner.rows<{ isMark: boolean }>(
      'burger',
      'select $1::text ~* $2 as "isMark"',
      [text, aCode],
    );
    return [new RegExp(aCode, 'iu').test(text), ...rows.map(({ isMark }) => isMark)];
  };
  for (const leak of ['{"code":"739"}', 'code=7391&name=Ana', 'the code 739.'])
    expect(await isFound(leak), leak).toEqual([true, true]);
  for (const other of ['019a-7391-bf', '12:00:00.739+00', '739.50', '17391'])
    expect(await isFound(other), other).toEqual([false, false]);
});

test('no security code reaches a table, a job, a log, a trace or the sandbox’s log after many flows', async () => {
  const lines = captureLog();
  const codes = ['7391', '739'] as const;
  for (const outcome of ['pay', 'decline', 'cancel', 'expire']) {
    const { token, attemptId } = await shop.begun({ cvc: codes[1] });
    await shop.comeBack(await shop.press(token, outcome));
    await shop.runPaymentJobs(attemptId);
  }
  await shop.begun({ number: '343333333333335', cvc: codes[0] });
  for (const fault of ['error500', 'resetAfter', 'malformedJson']) {
    await shop.sandbox.injectFault('powertranz', { at: 'create', fault, times: 1 });
    await shop.begun({ cvc: codes[1] });
  }
  const wrong = await shop.begun({ cvc: '73917391' });
  expect(wrong.answer.status).toBe(422);
  expect(JSON.stringify(wrong.answer.body)).not.toContain('7391');
  expect(await findMarks(shop.owner, 'burger', `"?cvc"?\\s*[:=]|card_?cvv|${aCode}`)).toEqual([]);
  const { requests } = await shop.sandbox.call('GET', '/_requests');
  expect(requests.length).toBeGreaterThan(20);
  for (const text of [JSON.stringify(requests), lines.join('\n'), await metricsOf(shop)])
    expect(text).not.toMatch(new RegExp(`${aCode}|cvc"\\s*:|CardCvv`, 'iu'));
});

const metricsOf = ({ server }: CredomaticTestShop): Promise<string> => server.deps.metrics.text();
