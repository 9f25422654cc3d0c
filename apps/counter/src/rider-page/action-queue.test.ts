import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { beforeEach, expect, test } from 'vitest';
import { openQueue, type QueuedAction } from './action-queue.ts';

const key = `tenant.run.expiry.${'s'.repeat(30)}0123456789ab`;
const pickUp: QueuedAction = { id: '1', do: 'pickUp', orderId: 'a' };
const deliver: QueuedAction = { id: '2', do: 'deliver', orderId: 'a', code: '1234' };
let now = Date.parse('2026-11-23T12:00:00Z');
let storage: Storage;
const open = (of = key) => openQueue(of, () => now);

beforeEach(() => {
  now = Date.parse('2026-11-23T12:00:00Z');
  storage = stubBrowser('http://burger.localhost');
});

test('actions without an answer are there after a reload, in their order, and gone once they are answered', () => {
  open().add(pickUp);
  open().add(deliver);
  expect(open().read()).toEqual([pickUp, deliver]);
  open().remove('1');
  expect(open().read()).toEqual([deliver]);
  open().remove('2');
  expect(storage.length).toBe(0);
});

test('another run on the same phone has actions of its own, and the key itself is not stored', () => {
  const other = key.replace('ab', 'cd');
  open().add(pickUp);
  open(other).add(deliver);
  expect([open().read(), open(other).read()]).toEqual([[pickUp], [deliver]]);
  expect(JSON.stringify(storage.getItem('comanda:burger.localhost:rider-actions'))).not.toContain(
    'sss',
  );
});

test('actions end with the link, and a damaged storage holds none', () => {
  open().add(pickUp);
  now += 12 * 60 * 60_000;
  expect(open().read()).toEqual([]);
  storage.setItem('comanda:burger.localhost:rider-actions', '{"expiryTime":9e15,"value":{"x":7}}');
  expect(open().read()).toEqual([]);
});

test('where storage is forbidden the actions live as long as the page', () => {
  const queue = open();
  storage.setItem = () => {
    throw new Error('forbidden');
  };
  queue.add(pickUp);
  queue.add(deliver);
  expect(queue.read()).toEqual([pickUp, deliver]);
  expect(open().read()).toEqual([]);
});
