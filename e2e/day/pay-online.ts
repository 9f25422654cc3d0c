import { randomUUID } from 'node:crypto';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { requestBytes } from '../../bench/lib/connection.ts';
import { requestOnce } from '../../bench/lib/load.ts';
import { hostWithPort, postJson } from '../../bench/lib/storefront.ts';
import type { PlacedOrder } from '../support/place-orders.ts';
import { serverAddress } from '../support/restaurant.ts';

/** Pays an order by Webpay over HTTP: the start, the provider's page and the way back. */
export async function payOnline(brand: string, { id, shopperToken }: PlacedOrder): Promise<void> {
  const shop = { host: `${brand}.localhost`, port: Number(new URL(serverAddress()).port) };
  const host = hostWithPort(shop);
  const { status, body } = await postJson(
    shop,
    `/v1/orders/${id}/payments/webpay`,
    { redirect_url: `http://${host}/processing-purchase` },
    { authorization: `Bearer ${shopperToken}`, 'idempotency-key': randomUUID() },
  );
  if (status !== 201) throw new Error(`the payment answered ${status}: ${JSON.stringify(body)}`);
  const { url, fields } = await payOnPage(body.next.fields.token_ws);
  const path = `${new URL(url).pathname}?${new URLSearchParams(fields).toString()}`;
  const back = await requestOnce(shop.port, requestBytes({ path, host }));
  if (back.status !== 303) throw new Error(`the way back answered ${back.status}`);
}

async function payOnPage(token: string): Promise<AnyJson> {
  const sandbox = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';
  const answer = await fetch(`${sandbox}/webpay/_pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, outcome: 'pay' }),
  });
  if (!answer.ok) throw new Error(`Webpay's page answered ${answer.status}`);
  return answer.json();
}
