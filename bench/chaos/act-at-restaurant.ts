import { signIntegrationCall } from '../../apps/server/src/platform/http/integration-signature.ts';
import { type Buyer, callUntilAnswered } from './buyer.ts';
import { brandHost, type CallResult, type OutgoingCall } from './call-server.ts';

const integrationKey = 'comanda-demo-integration-key';

/** The restaurant's system cancels a paid order, and a job refunds it. */
export async function cancelAtRestaurant(buyer: Buyer, orderId: string): Promise<void> {
  buyer.hasCancelled = true;
  const { status, body } = await moveOrder(buyer, orderId, 'cancelled');
  buyer.tally.note(
    status === 200
      ? 'restaurant cancelled a paid order'
      : `restaurant could not cancel: ${status} ${body?.code ?? ''}`,
  );
}

const mostSignatures = 5;

/**
 * Each call is signed with the machine's clock, from which every server's clock may differ. A call
 * whose answer was lost is refused when it is repeated, because its signature was used; the system
 * then signs it anew.
 */
async function moveOrder(buyer: Buyer, orderId: string, status: string): Promise<CallResult> {
  let answer = await callUntilAnswered(buyer, signedMove(buyer, orderId, status));
  for (let tries = 1; tries < mostSignatures && answer.status === 401; tries += 1)
    answer = await callUntilAnswered(buyer, signedMove(buyer, orderId, status));
  return answer;
}

function signedMove({ request }: Buyer, orderId: string, status: string): OutgoingCall {
  const path = `/v1/integrations/orders/${orderId}/status`;
  const body = { status };
  const timestamp = (Date.now() / 1_000).toFixed(3);
  const sent = {
    method: 'POST',
    host: brandHost(request.brand.id),
    target: path,
    body: JSON.stringify(body),
  };
  const headers = {
    'x-integration-timestamp': timestamp,
    'x-integration-signature': signIntegrationCall(integrationKey, timestamp, sent),
  };
  return { brand: request.brand.id, method: 'POST', path, headers, body };
}
