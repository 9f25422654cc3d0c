import { makeSession } from '@comanda/client/testing/make-session.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { makeOrder } from '@comanda/domain/testing/make-order.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { EarnedPointsNote } from './earned-points-note.tsx';

/** $8.990 of food with a delivery fee; points pay $1.500 of it. 100 points are worth $500. */
const order = makeOrder(41, { points: minor(1_500), pointsUsed: 300 });
const noteOf = (role: 'guest' | 'user', earn = true) =>
  renderInApp(<EarnedPointsNote order={order} />, {
    session: makeSession(1, { role }),
    settings: {
      loyaltyProgram: true,
      loyaltyProgramParams: {
        name: 'Leña',
        minAmount: minor(1_000),
        maxAmount: minor(9_000),
        earn,
      },
    },
  });

test('a user reads the points that the order earns: one for each $500 of food that money pays', () => {
  expect(noteOf('user')).toContain('Cuando lo recibas juntas 14 puntos Leña.');
});

test('a guest, and a programme whose orders earn nothing, have no such line', () => {
  expect([noteOf('guest'), noteOf('user', false)]).toEqual(['', '']);
});
