import { placeCash, type Shopper } from '../resilience/place-orders.ts';

/** Orders per second, of shoppers who each order without a pause. */
export async function ordersPerSecond(
  shoppers: readonly Shopper[],
  seconds: number,
): Promise<number> {
  const begunAt = performance.now();
  const isOver = () => performance.now() - begunAt > seconds * 1_000;
  let placed = 0;
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (!isOver()) if ((await placeCash(shopper)).id !== null) placed += 1;
    }),
  );
  return (placed * 1_000) / (performance.now() - begunAt);
}
