import type { RequestListener } from 'node:http';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import type { EnrolmentId } from '@comanda/domain/ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollEnrolment, takeCard } from './enrolment-result.ts';

beforeEach(() => void stubBrowser('http://127.0.0.1/'));
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-0000-7000-8000-000000000001' as EnrolmentId;
const card = {
  id: '0198c0de-0000-7000-8000-000000000002',
  lastDigits: '6623',
  type: 'oneClick',
  brand: 'visa',
  createdAt: '2026-11-23T12:00:00Z',
  usedAt: null,
  copies: [],
};
const notSaved = (problem: string) => json(409, { code: 1033, message: '', metadata: { problem } });
const pending: RequestListener = (_request, response) => void response.writeHead(204).end();

async function shop(...answers: RequestListener[]) {
  const { api, requests } = await createTestApi((request, response) =>
    (answers.shift() ?? pending)(request, response),
  );
  const waits: number[] = [];
  const wait = (ms: number): Promise<void> => {
    waits.push(ms);
    return Promise.resolve();
  };
  return { api, requests, wait, waits };
}

test('the page that the browser came back to takes the card with the key of the return', async () => {
  const { api, requests } = await shop(json(200, card));
  const result = await takeCard({ api }, { id, method: 'oneclick', key: 'a-key' });
  expect(result).toMatchObject({ kind: 'saved', card: { lastDigits: '6623' } });
  expect(requests).toMatchObject([
    {
      line: 'POST /v1/users/cards/oneclick/finish_inscription',
      body: { enrolment_id: id, arrival_key: 'a-key' },
    },
  ]);
});

test('a reason that the server names is kept, and an enrolment of another session is one of another browser', async () => {
  const { api } = await shop(
    notSaved('declined'),
    json(404, { code: 1002, message: '', metadata: {} }),
  );
  const take = () => takeCard({ api }, { id, method: 'oneclick', key: 'a-key' });
  expect(await take()).toEqual({ kind: 'failed', problem: 'declined' });
  expect(await take()).toEqual({ kind: 'failed', problem: 'otherBrowser' });
});

test('the outcome is asked for five times at most, and then it is still no failure', async () => {
  const { api, requests, wait, waits } = await shop();
  expect(await pollEnrolment({ api, wait }, 'job-token')).toEqual({ kind: 'pending' });
  expect(requests).toHaveLength(5);
  expect(waits).toHaveLength(4);
});

test('polls end with the first outcome', async () => {
  const { api, requests, wait } = await shop(pending, json(200, card));
  expect(await pollEnrolment({ api, wait }, 'job-token')).toMatchObject({ kind: 'saved' });
  expect(requests).toHaveLength(2);
});
