import { setTimeout as wait } from 'node:timers/promises';
import { asShopper } from '../buyer.ts';
import type { Cluster } from '../cluster.ts';
import type { Cancellation, ShopperRegister } from './shopper-register.ts';

/**
 * A cancellation with the status that the shop shows the shopper at the end; null: no server
 * answered.
 */
export type CancellationFact = Cancellation & { readonly shown: string | null };

type Calls = Pick<Cluster, 'call'>;

/** A busy server refuses a call, as a browser knows, which asks again. */
const mostReads = 20;

/**
 * Reads the orders that shoppers wanted to cancel, as the shoppers see them, one after the other.
 * `againMs`: milliseconds until a read without an answer is repeated.
 */
export async function readCancellations(
  cluster: Calls,
  { cancellations }: ShopperRegister,
  againMs = 500,
): Promise<CancellationFact[]> {
  const facts: CancellationFact[] = [];
  for (const each of cancellations)
    facts.push({ ...each, shown: await statusShown(cluster, each, againMs) });
  return facts;
}

async function statusShown(
  cluster: Calls,
  cancellation: Cancellation,
  againMs: number,
): Promise<string | null> {
  const { brand, orderId } = cancellation;
  const headers = asShopper(cancellation);
  for (let read = 1; read <= mostReads; read += 1) {
    const answer = await cluster.call({ brand, path: `/v1/orders/${orderId}`, headers });
    if (answer?.status === 200) return String(answer.body.status);
    await wait(againMs);
  }
  return null;
}
