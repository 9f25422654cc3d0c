import { callSessions, createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { erasePerson } from './erase-person.ts';

beforeEach(() => void stubBrowser('http://127.0.0.1/'));
afterEach(() => vi.unstubAllGlobals());

const ana = makeSession(1, { role: 'user' });

test('an erasure is of the person for whom the dialog was opened, not of a guest who came after', async () => {
  const guest = makeSession(2);
  const { api, requests } = await createTestApi(json(204, {}), { sessions: callSessions(guest) });
  await erasePerson(api, ana, null);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${ana.token}`]);
});

test('a user proves the erasure with the code of the mail and its login token', async () => {
  const { api, requests } = await createTestApi(json(204, {}));
  await erasePerson(api, ana, { code: '409118', loginToken: 'burger.login' });
  expect(requests[0]).toMatchObject({
    body: { verification_code: '409118' },
    headers: { 'x-login-token': 'burger.login' },
  });
});
