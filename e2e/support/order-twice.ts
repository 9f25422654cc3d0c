import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { serverAddress } from './restaurant.ts';

/**
 * Sends a copy of the page's next order first, as another device of the same person would, and then
 * the order itself.
 */
export async function orderTwice(page: Page): Promise<void> {
  await page.route(
    '**/v1/orders',
    async (route) => {
      const request = route.request();
      const answer = await fetch(`${serverAddress()}/v1/orders`, {
        method: 'POST',
        headers: { ...(await request.allHeaders()), 'idempotency-key': randomUUID() },
        body: request.postData() ?? '',
      });
      expect(answer.status).toBe(202);
      await route.continue();
    },
    { times: 1 },
  );
}
