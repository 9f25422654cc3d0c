import { expect, test } from 'vitest';
import { webpay } from '../payments/providers/webpay/webpay.ts';
import { documented } from '../payments/provider/provider-fact.ts';
import { findAssumedMoney } from './find-assumed-money.ts';

const inChile = { currency: 'CLP', demo: false } as const;

test('a method with assumed facts about money is named once with them, and facts about other currencies are not', () => {
  const found = findAssumedMoney({
    ...inChile,
    methods: ['webpay', 'cash', 'webpay', 'mercadoPago', 'credomatic'],
  });
  expect(found.map(({ method }) => method)).toEqual(['webpay', 'mercadoPago']);
  const [webpayMoney, mercadoPagoMoney] = found;
  expect(webpayMoney?.facts.map(({ id }) => id)).toContain('commit-window');
  expect(mercadoPagoMoney?.facts.map(({ id }) => id)).not.toContain('currency-by-account');
  const inMexico = findAssumedMoney({ currency: 'MXN', demo: false, methods: ['mercadoPago'] });
  expect(inMexico[0]?.facts.map(({ id }) => id)).toContain('currency-by-account');
});

test('nothing is named in a demonstration, or once every fact about money is documented or certified', () => {
  expect(findAssumedMoney({ ...inChile, demo: true, methods: ['webpay'] })).toEqual([]);
  const proven = webpay.facts.map((fact) => ({ ...fact, standing: documented('a contract') }));
  expect(
    findAssumedMoney({ ...inChile, methods: ['webpay'] }, [{ ...webpay, facts: proven }]),
  ).toEqual([]);
});
