import type { Api } from '@comanda/client/api.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Connection } from '@comanda/client/calls-context.ts';
import { openLocks } from './locks.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const lost = refuse(refusalOf('NETWORK_ERROR'));

beforeEach(() => void stubBrowser('http://burger.localhost'));

/** A page of the counter whose server answers locks with `answer`. */
function openPage(answer: { now: Result<null, Refusal> }) {
  const sent: unknown[] = [];
  const sendTaps = async (session: string): Promise<void> => void sent.push(`taps of ${session}`);
  const connection = createStore<Connection>(() => ({ state: 'online' }));
  const call = (async (_endpoint: unknown, { as }: { as: unknown }) => {
    sent.push(as);
    return answer.now;
  }) as Api['call'];
  const locks = openLocks({ api: { call }, connection, now: () => now, sendTaps });
  return { sent, connection, locks };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a lock without a network is sent again when the network returns, and no more once it arrived', async () => {
  const answer: { now: Result<null, Refusal> } = { now: lost };
  const { sent, connection, locks } = openPage(answer);
  locks.lock('session-1');
  await settled();
  connection.setState({ state: 'offline' });
  answer.now = accept(null);
  connection.setState({ state: 'online' });
  await settled();
  connection.setState({ state: 'offline' });
  connection.setState({ state: 'online' });
  expect(sent, 'what the session tapped goes before its end').toEqual([
    { counterSession: 'session-1' },
    'taps of session-1',
    { counterSession: 'session-1' },
  ]);
});

test('a lock that was lost is sent by the next page of the device, until the session is over', async () => {
  openPage({ now: lost }).locks.lock('session-1');
  await settled();
  expect(openPage({ now: refuse(refusalOf('INVALID_TOKEN')) }).sent).toHaveLength(1);
  await settled();
  expect(openPage({ now: lost }).sent).toEqual([]);
});
