import { makeOrder } from '@comanda/domain/testing/make-order.ts';
import { modalStack, type ModalStack, noModals } from '@comanda/ui/modals/modal-stack.ts';
import { describe, expect, test } from 'vitest';
import type { ModalRequest } from './modal-request.ts';
import { visibleModals } from './visible-modals.ts';

type Stack = ModalStack<ModalRequest>;
const opened = (...requests: readonly ModalRequest[]): Stack =>
  requests.reduce<Stack>(
    (stack, request) => modalStack(stack, { type: 'open', request }),
    noModals,
  );
const kinds = ({ open }: Pick<Stack, 'open'>): readonly ModalRequest['kind'][] =>
  open.map((modal) => modal.request.kind);

const subscription: ModalRequest = { kind: 'cardSubscription' };
const detail: ModalRequest = { kind: 'orderDetail', order: makeOrder(1) };

describe('the card subscription', () => {
  const confirmation: ModalRequest = {
    kind: 'orderConfirmation',
    unusual: [],
    plan: {
      body: {
        order: {
          name: 'Amparo',
          email: 'amparo@example.com',
          phone: '87654321',
          paymentMethod: 'cash',
          storeId: makeOrder(1).storeId,
          dispatchMethod: 'in_store',
          itemsAttributes: [],
          napkin: false,
          coverly: false,
          tip: makeOrder(1).tip,
          storeTip: makeOrder(1).storeTip,
          checkoutAnswers: [],
          termsAndConditions: true,
          expectedTotal: makeOrder(1).total,
        },
        emailSubscription: false,
        onlinePayment: false,
      },
    },
  };
  const visibleKinds = ({ open }: Stack): readonly ModalRequest['kind'][] =>
    kinds({ open: visibleModals(open) });

  test('is hidden while the order confirmation is open, and shown after it', () => {
    const confirming = opened(subscription, confirmation);
    expect(visibleKinds(confirming)).toEqual(['orderConfirmation']);
    expect(kinds(confirming)).toEqual(['cardSubscription', 'orderConfirmation']);
    expect(visibleKinds(modalStack(confirming, { type: 'closeTop' }))).toEqual([
      'cardSubscription',
    ]);
  });

  test('is shown beside any other modal', () => {
    expect(visibleKinds(opened(subscription, { kind: 'login' }))).toEqual([
      'cardSubscription',
      'login',
    ]);
  });
});

test('a request is plain data that survives JSON', () => {
  expect(JSON.parse(JSON.stringify(detail))).toEqual(detail);
});
