import { expect, test } from 'vitest';
import * as v from 'valibot';
import { amount } from '@comanda/domain/schema/fields.ts';
import { wireReader, wireWriter } from './wire.ts';

const schema = v.object({
  storeTip: amount,
  items: v.array(v.object({ unitPrice: v.nullable(amount), productId: v.number() })),
});

test('a request is read from snake_case with amounts in minor units, and unknown keys are dropped', () => {
  const problems: string[] = [];
  const read = wireReader(schema, { decimals: 2, keys: 'snake' });
  const wire = {
    store_tip: 45.5,
    admin: true,
    items: [
      { unit_price: null, product_id: 7 },
      { unit_price: 0.29, product_id: 8 },
    ],
  };
  expect(read(wire, problems)).toEqual({
    storeTip: 4550,
    items: [
      { unitPrice: null, productId: 7 },
      { unitPrice: 29, productId: 8 },
    ],
  });
  expect(problems).toEqual([]);
});

test('an amount with too many decimals for its currency is refused with its place, and is never rounded', () => {
  const problems: string[] = [];
  wireReader(schema, { decimals: 0, keys: 'snake' })(
    { store_tip: 0.5, items: [{ unit_price: 1.5, product_id: 1 }] },
    problems,
  );
  expect(problems).toEqual(['store_tip', 'items.0.unit_price']);
});

test('a response has camelCase keys, amounts in major units and only the schema’s fields', () => {
  const write = wireWriter(schema, { decimals: 2, keys: 'camel' });
  expect(write({ storeTip: 4550, secret: 1, items: [{ unitPrice: null, productId: 7 }] })).toEqual({
    storeTip: 45.5,
    items: [{ unitPrice: null, productId: 7 }],
  });
});

test('an amount in one of several shapes is converted by the shape that the value has', () => {
  const shapes = v.object({
    discount: v.variant('kind', [
      v.object({ kind: v.literal('amount'), value: amount }),
      v.object({ kind: v.literal('percent'), value: v.number() }),
    ]),
  });
  const read = wireReader(shapes, { decimals: 2, keys: 'snake' });
  const valueOf = (kind: string) => read({ discount: { kind, value: 45.5 } }, []);
  expect(valueOf('amount')).toEqual({ discount: { kind: 'amount', value: 4550 } });
  expect(valueOf('percent')).toEqual({ discount: { kind: 'percent', value: 45.5 } });
  const problems: string[] = [];
  read({ discount: { kind: 'amount', value: 0.001 } }, problems);
  expect(problems).toEqual(['discount.value']);
});

test('an amount with a further check is converted too', () => {
  const checked = v.object({
    fee: v.pipe(
      amount,
      v.check((fee) => fee > 0),
    ),
  });
  expect(wireReader(checked, { decimals: 2, keys: 'snake' })({ fee: 45.5 }, [])).toEqual({
    fee: 4550,
  });
});

test('a schema that is chosen by the value converts its amounts', () => {
  const chosen = v.object({ methods: v.array(v.lazy(() => v.object({ maximum: amount }))) });
  const read = wireReader(chosen, { decimals: 2, keys: 'snake' });
  expect(read({ methods: [{ maximum: 45.5 }] }, [])).toEqual({ methods: [{ maximum: 4550 }] });
});
