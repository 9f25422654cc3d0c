import type { GroupId, ModifierId, ProductId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { ordersTexts } from './areas/orders.ts';
import { removalSentences } from './removal-text.ts';

const texts = ordersTexts('es-CL').removal;
const removal = {
  lines: [
    { name: 'Papas', quantity: 2 },
    { name: 'Bebida', quantity: 1 },
  ],
  reason: 'soldOut',
  amount: minor(5_990),
} as const;
const context = { texts, money: (amount: number) => `$${amount}` };

test('the question says what is missing and what becomes of the money, by the payment', () => {
  const money = (way: 'provider' | 'hand' | 'due' | 'none', method: 'webpay' | 'cash') =>
    removalSentences({ ...removal, way }, { ...context, method })[1];
  expect(removalSentences({ ...removal, way: 'due' }, { ...context, method: 'cash' })[0]).toBe(
    'Se acabó esto de tu pedido: 2 × Papas y 1 × Bebida.',
  );
  expect(money('provider', 'webpay')).toMatch(/te devolvemos \$5990\. Vuelve a la tarjeta/);
  expect(money('hand', 'webpay')).toContain('$5990 en efectivo o por transferencia');
  expect(money('due', 'cash')).toContain('pagas $5990 menos al recibir');
  expect(money('none', 'cash')).toContain('pagas lo mismo');
});

test('the question says which dish is offered, and that the shopper never pays more', () => {
  const substitute = {
    ...{ name: 'Sopa', quantity: 2, unitPrice: minor(3_000), total: minor(6_000) },
    ...{ productId: 1 as ProductId, discount: minor(0), instructions: '' },
    modifiers: [
      {
        ...{ id: 1 as ModifierId, groupId: 1 as GroupId, parentId: null, quantity: 2 },
        ...{ name: 'Picante', price: minor(0) },
      },
    ],
  };
  const said = (way: 'provider' | 'hand' | 'due' | 'none', storeBears = 0) =>
    removalSentences(
      { ...removal, way, substitute, storeBears: minor(storeBears) },
      { ...context, method: 'webpay' },
    );
  expect(said('none')[1]).toBe('En su lugar, el local te ofrece: 2 × Sopa (2 × Picante).');
  expect(said('none')[2]).toBe('Pagas lo mismo.');
  expect(said('none', 700)[2]).toContain('Cuesta $700 más, y esa diferencia la pone el local');
  expect(said('due')[2]).toContain('pagas $5990 menos');
  expect(said('hand')[2]).toContain('te devuelve $5990 en efectivo');
  expect(said('provider')[2]).toMatch(/te devolvemos \$5990\. Vuelve a la tarjeta/);
});
