import type { BuiltTenant } from '../import/build-tenant.ts';
import { type AssumedMoney, findAssumedMoney } from '../../payment/find-assumed-money.ts';

/**
 * Lines that warn of each method of a brand whose provider's money is assumed, each with its facts.
 */
export const assumedMoneyWarnings = (
  { stores, settings: { country } }: BuiltTenant,
  demo: boolean,
): readonly string[] =>
  findAssumedMoney({
    methods: stores.flatMap(({ paymentMethods }) => paymentMethods),
    currency: country.currency,
    demo,
  }).map(warningOf);

const warningOf = ({ method, facts }: AssumedMoney): string =>
  [
    `${method} takes real money here, and ${facts.length} of its facts about money are assumed (docs/payments.md):`,
    ...facts.map(({ id, claim }) => `    ${id}: ${claim}`),
  ].join('\n');
