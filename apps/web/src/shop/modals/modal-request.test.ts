import type { Minor } from '@comanda/domain/money/money.ts';
import { expect, expectTypeOf, test } from 'vitest';
import type { ModalAnswers, ModalRequest } from './modal-request.ts';

/** The types stage checks which of these compile. */
const requests: readonly ModalRequest[] = [
  { kind: 'addTip', to: 'driver', amount: 500, most: 5_000 },
  { kind: 'miniCart' },
  // @ts-expect-error a request says what its modal needs
  { kind: 'addTip', to: 'driver' },
  // @ts-expect-error no modal declares this kind
  { kind: 'noSuchModal' },
];

test('the requests and answers are those that the modals declare beside their components', () => {
  expect(JSON.parse(JSON.stringify(requests))).toEqual(requests);
  expectTypeOf<ModalAnswers['addTip']>().toEqualTypeOf<{ amount: Minor }>();
  expectTypeOf<ModalAnswers>().not.toHaveProperty('miniCart');
});
