import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { staffHeaders } from '../../apps/server/src/testing/staff-headers.ts';
import type { StoryStaff } from './counter.ts';
import type { DemoBrand } from './demo-brands.ts';
import { serverAddress } from './restaurant.ts';

type Call = { method?: string; body?: object; at?: DemoBrand };

/**
 * Makes a call of the counter as a staff member, at the address of their brand or of another one
 * (`at`). Returns its status.
 */
export async function statusOfCall(
  { token, brand }: StoryStaff,
  path: string,
  { method = 'GET', body, at = brand }: Call = {},
): Promise<number> {
  const answer = await fetch(`${serverAddress()}/v1/counter/${path}`, {
    method,
    headers: {
      ...staffHeaders(token),
      'x-tenant': at,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await answer.body?.cancel();
  return answer.status;
}

/**
 * The server does the calls of one method and path, and their answers are lost on the way, until
 * the returned function is called.
 */
export async function loseAnswers(
  page: Page,
  method: string,
  path: string,
): Promise<() => Promise<void>> {
  const matches = (url: URL): boolean => url.pathname === path;
  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const headers = await route.request().allHeaders();
    await route.fetch({
      url: `${serverAddress()}${path}`,
      headers: { ...headers, origin: serverAddress() },
    });
    await route.abort('connectionreset');
  });
  return () => page.unroute(matches);
}
