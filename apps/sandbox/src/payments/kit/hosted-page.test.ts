import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createControl } from '../../control/control.ts';
import { manualTimer } from '../../testing/manual-timer.ts';
import type { BrowserReturn, HostedFlow, HostedPayment } from './hosted-payment.ts';
import { mountHostedPage } from './mount-hosted-page.ts';

/**
 * A wallet's page: its key stands in the path, and its payment ends without a return to the shop.
 */
function wallet(back: BrowserReturn | null = null) {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  let decided: string | null = null;
  const payment = (key: string): HostedPayment | null =>
    key === 'p1'
      ? {
          key,
          merchantRef: 'ref-1',
          amount: 104.5,
          currency: 'GTQ',
          merchant: '<b>Tienda</b>',
          state: decided === null ? 'open' : 'decided',
        }
      : null;
  const flow: HostedFlow = {
    provider: 'toy',
    title: 'Toy',
    openPath: '/toy/pay/:id',
    decidePath: '/toy/_decide',
    keyField: 'id',
    outcomes: ['pay', 'cancel'],
    addressOf: (key) => `/toy/pay/${key}`,
    find: payment,
    decide: (key, outcome) => {
      decided ??= outcome;
      return payment(key);
    },
    returnOf: () => back,
  };
  mountHostedPage(app, createControl(manualTimer()), flow);
  return { app, decided: () => decided };
}

const press = (app: ReturnType<typeof wallet>['app'], outcome: string) =>
  app.inject({
    method: 'POST',
    url: '/toy/_decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=p1&outcome=${outcome}`,
  });

test('the page shows the money of its country and the shop’s name as text, with the buttons of its provider', async () => {
  const { app } = wallet();
  const page = await app.inject('/toy/pay/p1');
  expect(page.body).toMatch(/Q\s?104\.50/);
  expect(page.body).toContain('&lt;b&gt;Tienda&lt;/b&gt;');
  const buttons = [...page.body.matchAll(/value="(\w+)"\s+aria-describedby/g)].map(
    ([, name]) => name,
  );
  expect(buttons).toEqual(['pay', 'cancel', 'close']);
  expect((await app.inject('/toy/pay/other')).statusCode).toBe(404);
});

test('the first decision counts, leaving decides nothing, and a wallet’s page does not return to the shop', async () => {
  const { app, decided } = wallet();
  expect((await press(app, 'close')).body).toContain('Abrir el pago otra vez');
  expect(decided()).toBeNull();
  expect((await press(app, 'pay')).body).toContain('Vuelve a la tienda');
  await press(app, 'cancel');
  expect(decided()).toBe('pay');
  expect((await app.inject('/toy/pay/p1')).body).toContain('Esta compra ya terminó');
});

test('a button can be pressed without a browser, and says which request the browser makes next', async () => {
  const back = { method: 'GET', url: 'http://shop.localhost/back', fields: { ref: '1' } } as const;
  const { app } = wallet(back);
  const payload = { token: 'p1', outcome: 'pay' };
  const answer = await app.inject({ method: 'POST', url: '/toy/_pay', payload });
  expect(answer.json()).toEqual(back);
  expect((await press(app, 'pay')).headers.location).toBe('http://shop.localhost/back?ref=1');
});

test('a press without a return answers null', async () => {
  const payload = { token: 'p1', outcome: 'cancel' };
  const answer = await wallet().app.inject({ method: 'POST', url: '/toy/_pay', payload });
  expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
});
