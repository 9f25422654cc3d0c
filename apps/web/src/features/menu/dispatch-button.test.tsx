import { expect, test } from 'vitest';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { DispatchChoice } from '../../shop/shop-schema.ts';
import { makeAddress } from '../../testing/make-address.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { DispatchButton } from './dispatch-button.tsx';

/** A Saturday in Santiago; the store works from 12:00 to 23:00. */
const at = (clock: string): number => Date.parse(`2026-11-21T${clock}:00-03:00`);
const head = (choice: DispatchChoice, now = at('13:00')): string =>
  renderInApp(<DispatchButton />, { shop: { place: { storeId: 1 as StoreId, choice } }, now });

test('the head shows the wait of the chosen dispatch method', () => {
  expect(head({ kind: 'pickup' })).toContain('15\u2060–\u206025 min');
  expect(head({ kind: 'delivery', address: makeAddress() })).toContain('35\u2060–\u206045 min');
});

test('whoever has not chosen yet reads no wait under the question where to bring it', () => {
  const undecided = head({ kind: 'undecided' });
  expect(undecided).toContain('¿A dónde lo llevamos?');
  expect(undecided).not.toContain(' min');
});

test('the head of a closed store shows no minutes', () => {
  const night = head({ kind: 'pickup' }, at('23:30'));
  expect(night).toContain('Cerrado · abre el domingo a las 12:00');
  expect(night).not.toMatch(/\d min/);
});
