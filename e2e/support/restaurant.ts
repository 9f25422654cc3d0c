import { createHmac } from 'node:crypto';

/** The restaurant's own systems, and the emulated kitchen, beside the browser. */

const integrationKey = process.env['SANDBOX_INTEGRATION_KEY'] ?? 'comanda-demo-integration-key';
const tenant = 'burger';

/** Only a browser knows that every name under localhost is this machine: calls name their tenant in a header instead. */
export function serverAddress(): string {
  const url = new URL(process.env['COMANDA_URL'] ?? 'http://burger.localhost:3000');
  url.hostname = '127.0.0.1';
  return url.origin;
}

async function callSigned(path: string, body: object): Promise<void> {
  const rawBody = JSON.stringify(body);
  const timestamp = (Date.now() / 1_000).toFixed(3);
  const answer = await fetch(`${serverAddress()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': tenant,
      'x-integration-timestamp': timestamp,
      'x-integration-signature': createHmac('sha256', integrationKey)
        .update(`${timestamp}.POST ${path}.${rawBody}`)
        .digest('hex'),
    },
    body: rawBody,
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** The restaurant says how many units of a product are left in its first store; null: it does not count them. */
export const setProductStock = (productId: number, stock: number | null): Promise<void> =>
  callSigned('/v1/integrations/stock', { store_id: 1, stock: [{ product_id: productId, stock }] });

/** The restaurant moves an order to a status, as its own system would. */
export const setOrderStatus = (orderId: string, status: string): Promise<void> =>
  callSigned(`/v1/integrations/orders/${orderId}/status`, { status });

/** Tickets that the kitchen holds of an order number. */
export async function countKitchenTickets(number: number): Promise<number> {
  const sandbox = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';
  const answer = await fetch(`${sandbox}/kitchen/orders`);
  const { orders } = (await answer.json()) as { orders: { number: number }[] };
  return orders.filter((order) => order.number === number).length;
}
