import { expect, test } from 'vitest';
import { createFaultPlan } from '../../control/fault-plan.ts';
import type { FaultName } from '../../control/fault.ts';
import { manualTimer } from '../../testing/manual-timer.ts';
import { webhookReceiver } from '../../testing/webhook-receiver.ts';
import { createWebhookSender } from '../../webhooks/webhook-sender.ts';
import { type PaymentWebhook, sendPaymentWebhook } from './send-payment-webhook.ts';

const settled = () => new Promise((resolve) => void setImmediate(resolve));

function shop() {
  const [timer, plan, receiver] = [manualTimer(), createFaultPlan(), webhookReceiver()];
  const sender = createWebhookSender(plan, timer, receiver.post);
  const answers: number[] = [];
  const webhook: PaymentWebhook = {
    provider: 'toy',
    paymentId: 'p1',
    merchantRef: 'ref-1',
    url: 'http://shop.localhost/hook',
    pausesMs: [60_000],
    message: (kind) => {
      const body = JSON.stringify({ kind });
      return { body, proof: (key) => ({ signature: `${key} ${body}` }) };
    },
    answered: (status) => void answers.push(status),
  };
  const send = async (fault?: FaultName) => {
    const rule = { provider: 'toy', merchantRef: null, at: 'webhook', times: 1, share: 1 } as const;
    if (fault) plan.add({ ...rule, faults: [fault], seed: 1, ms: 5_000 });
    sendPaymentWebhook(sender, webhook);
    await settled();
  };
  return {
    timer,
    receiver,
    answers,
    send,
    kinds: () => receiver.received.map(({ body }) => body['kind']),
  };
}

test('a webhook goes to the address that the shop named, and its proof covers the body', async () => {
  const { send, receiver, answers } = shop();
  await send();
  expect(receiver.received).toMatchObject([
    { url: 'http://shop.localhost/hook', headers: { signature: 'valid {"kind":"true"}' } },
  ]);
  expect(answers).toEqual([200]);
});

test.each([
  ['webhookLost', []],
  ['webhookDuplicated', ['true', 'true']],
  ['webhookWrongAmount', ['wrongAmount']],
  ['webhookStale', ['stale']],
] as const)('%s: the shop receives %j', async (fault, kinds) => {
  const { send, kinds: received } = shop();
  await send(fault);
  expect(received()).toEqual(kinds);
});

test('a forged webhook has an invalid proof, and a lost one answers the provider with silence', async () => {
  const { send, receiver, answers } = shop();
  await send('webhookForged');
  expect(receiver.received[0]?.headers).toEqual({ signature: 'forged {"kind":"true"}' });
  await send('webhookLost');
  expect(answers).toEqual([200, 0]);
});

test('a late webhook comes after the fault’s delay, without another one behind it', async () => {
  const { send, timer, kinds } = shop();
  await send('webhookLate');
  expect(kinds()).toEqual([]);
  timer.advance(5_000);
  await settled();
  expect(kinds()).toEqual(['true']);
});

test('a refused webhook is repeated after each of its pauses, and then no more', async () => {
  const { send, timer, receiver, answers } = shop();
  receiver.answerWith(503);
  await send();
  for (let pause = 0; pause < 3; pause += 1) {
    timer.advance(60_000);
    await settled();
  }
  expect(answers).toEqual([503, 503]);
});
