import { afterEach, expect, test, vi } from 'vitest';
import { readRun, sendAction } from './rider-calls.ts';

afterEach(() => void vi.unstubAllGlobals());

const answerWith = (body: unknown, status = 200): void =>
  void vi.stubGlobal('fetch', async () => Response.json(body, { status }));

test('the page of a network that asks for a sign-in counts as no answer, so the action is sent again', async () => {
  answerWith({ login: 'please' });
  expect(await readRun('key')).toEqual({ is: 'lost' });
  answerWith({ stops: [] });
  expect(await readRun('key')).toMatchObject({ is: 'run' });
});

test('a refusal without data is a refusal', async () => {
  answerWith([], 422);
  const action = { do: 'pickUp', orderId: 'a' } as const;
  expect(await sendAction('key', action)).toEqual({ is: 'refused', metadata: {} });
});
