import { createHmac } from 'node:crypto';

/** The restaurant's own systems and the emulated kitchen. */

const integrationKey = process.env['SANDBOX_INTEGRATION_KEY'] ?? 'comanda-demo-integration-key';
const tenant = 'burger';

/**
 * Only a browser resolves every name under localhost to this machine, so calls name their tenant in
 * a header.
 */
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
        .update(`${timestamp}.POST 127.0.0.1${path}.${rawBody}`)
        .digest('hex'),
    },
    body: rawBody,
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/**
 * The restaurant sets the units left of a product in its first store; null: the product has no
 * stock count.
 */
export const setProductStock = (productId: number, stock: number | null): Promise<void> =>
  callSigned('/v1/integrations/stock', { store_id: 1, stock: [{ product_id: productId, stock }] });

/** The restaurant sets the status of an order, as its own system would. */
export const setOrderStatus = (orderId: string, status: string): Promise<void> =>
  callSigned(`/v1/integrations/orders/${orderId}/status`, { status });

/**
 * The number of tickets in the kitchen for an order number, of one brand if it is given: each brand
 * counts its own orders.
 */
export async function countKitchenTickets(number: number, brand?: string): Promise<number> {
  const sandbox = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';
  const answer = await fetch(`${sandbox}/kitchen/orders`);
  const { orders } = (await answer.json()) as { orders: { number: number; tenantId: string }[] };
  return orders.filter(
    (order) => order.number === number && (brand === undefined || order.tenantId === brand),
  ).length;
}
