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
