import { expect, test } from 'vitest';
import { createModalStore, type ModalStore } from './modal-store.ts';

type Request = { kind: 'tip' | 'area' | 'cart' };

/**
 * A store whose modal of that kind is open and waited for, the number of the modal, and its
 * outcomes so far.
 */
function asking(kind: Request['kind'] = 'tip') {
  const store = createModalStore<Request>();
  const outcomes: unknown[] = [];
  const outcome = store.ask({ kind }).then((value) => void outcomes.push(value));
  return { store, outcome, outcomes, id: topId(store) };
}
const topId = ({ stack }: ModalStore<Request>): number => stack.getState().open.at(-1)?.id ?? 0;
const kinds = ({ stack }: ModalStore<Request>): readonly string[] =>
  stack.getState().open.map(({ request }) => request.kind);

test('a request resolves with the answer of its modal, which is closed', async () => {
  const { store, outcome, outcomes, id } = asking();
  store.answer(id, { amount: 500 });
  await outcome;
  expect(outcomes).toEqual([{ amount: 500 }]);
  expect(kinds(store)).toEqual([]);
});

test('Escape, Back and the overlay dismiss a request', async () => {
  const back = asking();
  back.store.dispatch({ type: 'closeTop' });
  await back.outcome;
  const overlay = asking();
  overlay.store.dispatch({ type: 'close', id: overlay.id });
  await overlay.outcome;
  expect([...back.outcomes, ...overlay.outcomes]).toEqual(['dismissed', 'dismissed']);
});

test('a modal that takes the place of another, and leaving the page, dismiss a request', async () => {
  const replaced = asking();
  replaced.store.dispatch({ type: 'replaceTop', request: { kind: 'cart' } });
  await replaced.outcome;
  const left = asking();
  left.store.dispatch({ type: 'closeAll' });
  await left.outcome;
  expect([...replaced.outcomes, ...left.outcomes]).toEqual(['dismissed', 'dismissed']);
});

test('a request is kept while another modal opens and closes above it', async () => {
  const { store, outcome, outcomes, id } = asking('area');
  store.dispatch({ type: 'open', request: { kind: 'cart' } });
  store.dispatch({ type: 'closeTop' });
  store.answer(id, { name: 'Ñuñoa' });
  await outcome;
  expect(outcomes).toEqual([{ name: 'Ñuñoa' }]);
});

test('a kind that is asked for again dismisses the earlier request, and the later one is answered', async () => {
  const { store, outcome, outcomes } = asking();
  const later = store.ask({ kind: 'tip' });
  await outcome;
  expect(outcomes).toEqual(['dismissed']);
  store.answer(topId(store), { amount: 1_000 });
  expect(await later).toEqual({ amount: 1_000 });
});

test('a modal that is loading keeps its request until it is closed', async () => {
  const { store, outcome, outcomes, id } = asking();
  store.dispatch({ type: 'setLoading', id, loading: true });
  store.dispatch({ type: 'closeTop' });
  await Promise.resolve();
  expect(outcomes).toEqual([]);
  store.dispatch({ type: 'close', id });
  await outcome;
  expect(outcomes).toEqual(['dismissed']);
});

test('an answer after the modal was closed changes nothing', async () => {
  const { store, outcome, outcomes, id } = asking();
  store.dispatch({ type: 'closeTop' });
  store.answer(id, { amount: 500 });
  await outcome;
  expect(outcomes).toEqual(['dismissed']);
});
