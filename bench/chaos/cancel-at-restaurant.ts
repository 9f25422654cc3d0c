import { signIntegrationCall } from '../../apps/server/src/platform/http/integration-signature.ts';
import { type Buyer, callUntilAnswered } from './buyer.ts';

const integrationKey = 'comanda-demo-integration-key';

/**
 * The restaurant's system cancels a paid order, and a job refunds it. The call is signed with the machine's clock, from which every
 * server's clock may differ.
 */
export async function cancelAtRestaurant(buyer: Buyer, orderId: string): Promise<void> {
  buyer.hasCancelled = true;
  const path = `/v1/integrations/orders/${orderId}/status`;
  const body = { status: 'cancelled' };
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const sent = { method: 'POST', target: path, body: JSON.stringify(body) };
  const headers = {
    'x-integration-timestamp': timestamp,
    'x-integration-signature': signIntegrationCall(integrationKey, timestamp, sent),
  };
  const { status, body: answer } = await callUntilAnswered(buyer, {
    brand: buyer.request.brand.id,
    method: 'POST',
    path,
    headers,
    body,
  });
  buyer.tally.note(
    status === 200
      ? 'restaurant cancelled a paid order'
      : `restaurant could not cancel: ${status} ${answer?.code ?? ''}`,
  );
}
