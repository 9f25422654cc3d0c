import { describe, expect, test } from 'vitest';
import {
  type ModalAction,
  modalStack,
  type ModalStack,
  noModals,
  topModal,
} from './modal-stack.ts';

type Request = { kind: 'miniCart' | 'login' | 'cardSubscription' | 'orderDetail' | 'forbidden' };
type Action = ModalAction<Request>;
type Stack = ModalStack<Request>;

const after = (...actions: readonly Action[]): Stack => actions.reduce<Stack>(modalStack, noModals);
const open = (request: Request): Action => ({ type: 'open', request });
const kinds = (stack: Stack): readonly Request['kind'][] =>
  stack.open.map((modal) => modal.request.kind);

const cart = open({ kind: 'miniCart' });
const login = open({ kind: 'login' });
const subscription = open({ kind: 'cardSubscription' });
const detail: Request = { kind: 'orderDetail' };

describe('the stack', () => {
  test('a modal opens over another and closing takes the top one', () => {
    expect(kinds(after(cart, login))).toEqual(['miniCart', 'login']);
    expect(kinds(after(cart, login, { type: 'closeTop' }))).toEqual(['miniCart']);
    expect(topModal(after(cart, login))?.request.kind).toBe('login');
    expect(topModal(noModals)).toBeNull();
  });

  test('closing with nothing open changes nothing', () => {
    expect(after({ type: 'closeTop' })).toEqual(noModals);
  });

  test('a modal requested while it is open is moved to the top as a new modal', () => {
    const stack = after(cart, login, cart);
    expect(kinds(stack)).toEqual(['login', 'miniCart']);
    expect(topModal(stack)?.id).toBe(3);
    expect(after(cart, { type: 'closeTop' }, cart).open.map(({ id }) => id)).toEqual([2]);
  });

  test('a modal closes by its id, whatever is above it', () => {
    expect(kinds(after(cart, login, { type: 'close', id: 1 }))).toEqual(['login']);
    expect(kinds(after(cart, { type: 'close', id: 99 }))).toEqual(['miniCart']);
  });

  test('replacing a modal adds no history entry', () => {
    expect(
      kinds(after(cart, open(detail), { type: 'replaceTop', request: { kind: 'forbidden' } })),
    ).toEqual(['miniCart', 'forbidden']);
    expect(kinds(after({ type: 'replaceTop', request: { kind: 'login' } }))).toEqual(['login']);
  });

  test('closeAll closes every modal', () => {
    expect(after(cart, login, { type: 'closeAll' }).open).toEqual([]);
  });
});

describe('a modal that is loading', () => {
  const loading: Action = { type: 'setLoading', id: 1, loading: true };

  test('stays open on Escape, overlay and Back', () => {
    expect(kinds(after(subscription, loading, { type: 'closeTop' }))).toEqual(['cardSubscription']);
  });

  test('can be closed once it has loaded', () => {
    expect(
      after(
        subscription,
        loading,
        { type: 'setLoading', id: 1, loading: false },
        { type: 'closeTop' },
      ).open,
    ).toEqual([]);
  });

  test('does not keep the modal above it open', () => {
    expect(kinds(after(subscription, loading, login, { type: 'closeTop' }))).toEqual([
      'cardSubscription',
    ]);
  });
});
