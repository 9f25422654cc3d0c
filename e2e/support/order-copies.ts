import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { serverAddress } from './restaurant.ts';

/**
 * Sends changed copies of the page's next order before it, each an order of its own of the same
 * person. Returns the list of their ids, which is complete once the page's order is placed.
 */
export async function copyNextOrder(
  page: Page,
  changes: readonly object[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  await page.route(
    '**/v1/orders',
    async (route) => {
      const request = route.request();
      const headers = await request.allHeaders();
      const { order, ...rest } = request.postDataJSON() as { order: object };
      for (const change of changes)
        ids.push(await placeOrder(headers, { ...rest, order: { ...order, ...change } }));
      await route.continue();
    },
    { times: 1 },
  );
  return ids;
}

/** Places one order and waits until it is stored; resolves with its id. */
async function placeOrder(headers: Record<string, string>, body: object): Promise<string> {
  const placed = await fetch(`${serverAddress()}/v1/orders`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const { jobToken } = (await placed.json()) as { jobToken: string };
  expect(placed.status).toBe(202);
  const job = { ...headers, 'x-job-authorization': jobToken };
  let id: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${serverAddress()}/v1/orders_job`, { headers: job });
      if (answer.status === 200) ({ id } = (await answer.json()) as { id: string });
      return answer.status;
    })
    .toBe(200);
  return id ?? '';
}
