import type { Api } from '@comanda/client/api.ts';
import { refusalOf, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { expect, test } from 'vitest';
import { createBeat } from './waiting-orders.ts';

const two = { waiting: 2, alarm: 'ringing' } as const;
const storeId = 1 as StoreId;

function openBeat(place: { isSharedDevice: boolean; storeId: StoreId | null }) {
  const asked: string[] = [];
  const answers = new Map<string, Result<unknown, Refusal>>();
  const call = (endpoint: { name: string }): Promise<Result<unknown, Refusal>> => {
    asked.push(endpoint.name);
    return Promise.resolve(answers.get(endpoint.name) ?? accept(two));
  };
  const { beat, waiting } = createBeat({
    api: { call } as unknown as Pick<Api, 'call'>,
    place: () => place,
    probe: () => {
      asked.push('probe');
      return Promise.resolve(true);
    },
    timeLimit: () => new AbortController().signal,
  });
  return { beat, asked, answers, orders: () => waiting.getState().orders };
}

test('a shared device asks by its own right, also while nobody is signed in, and any other by its session', async () => {
  const locked = openBeat({ isSharedDevice: true, storeId: null });
  expect([await locked.beat(), locked.asked, locked.orders()]).toEqual([
    true,
    ['getDeviceWaiting'],
    two,
  ]);
  const phone = openBeat({ isSharedDevice: false, storeId });
  expect([await phone.beat(), phone.asked, phone.orders()]).toEqual([
    true,
    ['getStoreWaiting'],
    two,
  ]);
  const stranger = openBeat({ isSharedDevice: false, storeId: null });
  expect([await stranger.beat(), stranger.asked, stranger.orders()]).toEqual([
    true,
    ['probe'],
    null,
  ]);
});

test('a lost beat keeps the number, and the end of the right forgets it', async () => {
  const { beat, answers, orders } = openBeat({ isSharedDevice: true, storeId: null });
  await beat();
  answers.set('getDeviceWaiting', refuse(refusalOf('NETWORK_ERROR')));
  expect([await beat(), orders()]).toEqual([false, two]);
  answers.set('getDeviceWaiting', refuse(refusalOf('NOT_FOUND')));
  expect([await beat(), orders()]).toEqual([true, null]);
});
