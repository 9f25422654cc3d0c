import { asShopper } from '../buyer.ts';
import type { Cluster } from '../cluster.ts';
import type { Cancellation, ShopperRegister } from './shopper-register.ts';

/**
 * A cancellation with the status that the shop shows the shopper at the end; null: no server
 * answered.
 */
export type CancellationFact = Cancellation & { readonly shown: string | null };

/** Reads the orders that shoppers wanted to cancel, as the shoppers see them. */
export const readCancellations = (
  cluster: Pick<Cluster, 'call'>,
  { cancellations }: ShopperRegister,
): Promise<CancellationFact[]> =>
  Promise.all(
    cancellations.map(async (each) => {
      const path = `/v1/orders/${each.orderId}`;
      const headers = asShopper(each);
      const answer = await cluster.call({ brand: each.brand, path, headers });
      return { ...each, shown: answer?.status === 200 ? String(answer.body.status) : null };
    }),
  );
