import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
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
  staff: StoryStaff,
  path: string,
  call: Call = {},
): Promise<number> {
  const answer = await send(staff, path, call);
  await answer.body?.cancel();
  return answer.status;
}

/** As {@link statusOfCall}, with what the call answers; null: nothing. @throws if it is refused. */
export async function callCounter(
  staff: StoryStaff,
  path: string,
  call: Call = {},
): Promise<AnyJson> {
  const answer = await send(staff, path, call);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}

const send = (
  { token, brand }: StoryStaff,
  path: string,
  { method = 'GET', body, at = brand }: Call,
): Promise<Response> =>
  fetch(`${serverAddress()}/v1/counter/${path}`, {
    method,
    headers: {
      ...staffHeaders(token),
      'x-tenant': at,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

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
