import { allEndpoints } from '@comanda/contract/all-endpoints.ts';
import { methodSlugs } from '@comanda/domain/payment/method-slugs.ts';
import type { Flow } from '../flow.ts';
import { grouped } from '../flow-card.ts';
import { type FlowKind, stray } from './flow-kinds.ts';

/**
 * The number comes from outside of the shop's own calls: with a browser's return, a webhook, an
 * error of the page, a login.
 */
export const outsideFlows: readonly FlowKind[] = [
  stray('on the returns of providers', withReturns),
  stray('in webhooks', withWebhooks),
  stray('in reports of errors', withErrorReports),
  stray('at the login', withLogin),
];

async function withReturns(flow: Flow): Promise<string> {
  const { number, marker } = flow.card;
  const names = [
    'token_ws',
    'TBK_TOKEN',
    'TBK_ORDEN_COMPRA',
    'reference',
    'payment_id',
    'Response',
  ];
  const fields = new URLSearchParams([...names.map((name) => [name, number]), ['cvc', marker]]);
  for (const slug of methodSlugs)
    for (const path of [`/v1/payments/${slug}/return`, `/v1/cards/${slug}/return`]) {
      await flow.call({ path: `${path}?${fields.toString()}` });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await flow.call({ method: 'POST', path, headers, body: fields.toString() });
      await flow.call({ method: 'POST', path, body: `{"CardPan":"${number}",` });
    }
  return 'sent on';
}

async function withWebhooks(flow: Flow): Promise<string> {
  const { number, marker } = flow.card;
  const body = {
    id: number,
    type: 'payment',
    data: { id: number },
    card: { number, cvc: marker },
    ticketNumber: number,
    metadata: { merchantRef: number },
  };
  for (const slug of methodSlugs)
    for (const sent of [JSON.stringify(body), `{"card":"${number}"`, `card=${number}`])
      await flow.call({
        method: 'POST',
        path: `/v1/payments/${slug}/webhook/${number}?id=${number}`,
        body: sent,
      });
  for (const courier of ['uber', 'peya', 'cabify'])
    await flow.call({ method: 'POST', path: `/v1/couriers/${courier}/webhook`, body });
  return 'not genuine';
}

async function withErrorReports(flow: Flow): Promise<string> {
  const { number } = flow.card;
  const { path } = allEndpoints.reportClientError;
  const messages = [number, grouped(number, ' '), `card ${grouped(number, '.')} is not defined`];
  for (const message of messages) {
    const body = {
      kind: 'error',
      message,
      stack: [`app.js:1:${number}`],
      route: 'checkout',
      release: number,
    };
    await flow.call({ method: 'POST', path, body });
    await flow.call({
      method: 'POST',
      path,
      body: { ...body, message: 'x', stack: [], release: '1' },
    });
  }
  return 'taken or refused';
}

async function withLogin(flow: Flow): Promise<string> {
  const { number } = flow.card;
  const post = (path: string, body: object) => flow.call({ method: 'POST', path, body });
  await post('/v1/users/login', { email: `${number} @example.com` });
  await post('/v1/users/login', { email: number });
  await post('/v1/users/verify_account', { email: 'a@example.com', verification_code: number });
  await post('/v1/users/verify_account', { email: 'a@example.com', oob_code: number });
  return 'refused';
}
