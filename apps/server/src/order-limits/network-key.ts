import { limitOfScope, type NetworkScope, networksOf } from '@comanda/domain/limits/networks-of.ts';
import type { CountedBudget } from '@comanda/domain/verification/counted-budget.ts';
import { type Budget, budgetInSeconds } from '@comanda/domain/verification/verification-budgets.ts';
import { createHmac } from 'node:crypto';

const keyed = (secret: string, name: string): Buffer =>
  createHmac('sha256', secret).update(`network ${name}`).digest();

/**
 * Bits of an order's network key that its site, its home and its host fill. The database's
 * functions know these widths too.
 */
const bits: Readonly<Record<NetworkScope, number>> = { site: 32, home: 12, host: 20 };

/**
 * Returns the key of the networks that is stored with an order, as the text of a bigint: the upper
 * 32 bits are those of a keyed hash of the site, then 12 of the home and 20 of the host. Orders of
 * one site, and of one home, so have keys that begin alike. The server counts orders by it and
 * never stores the address itself. docs/rules/limits.md#network-of-an-address.
 */
export function networkKey(secret: string, address: string): string {
  const networks = networksOf(address);
  const nameOf = (wanted: NetworkScope): string =>
    (networks.find(({ scope }) => scope === wanted) ?? networks[0])?.name ?? '';
  const part = (scope: NetworkScope): bigint =>
    keyed(secret, nameOf(scope)).readBigUInt64BE(0) >> BigInt(64 - bits[scope]);
  const { home, host } = bits;
  const key = (part('site') << BigInt(home + host)) | (part('home') << BigInt(host)) | part('host');
  return BigInt.asIntN(64, key).toString();
}

/**
 * Returns a budget of each network of an address, from that of a host. The database stores keyed
 * hashes of the networks.
 */
export const networkBudgets = (
  secret: string,
  address: string,
  { name, prefix = '', ofHost }: { name: string; prefix?: string; ofHost: Budget },
): CountedBudget[] =>
  networksOf(address).map((network) => ({
    budget: name,
    key: `${prefix}${keyed(secret, network.name).toString('base64url')}`,
    ...budgetInSeconds({ ...ofHost, most: limitOfScope(network.scope, ofHost.most) }),
  }));
