import { expect, test } from 'vitest';
import { codeBudgets } from '../verification/verification-budgets.ts';
import { limitOfScope, networkLimits, networksOf } from './networks-of.ts';

test.each([
  ['192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
  ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
  ['::FFFF:c000:207', ['192.0.2.7', '192.0.2.0/24']],
  ['2001:db8:1:2345:3:4:5:6', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['64:ff9b::192.0.2.7', ['64:ff9b:0:0::/64', '64:ff9b:0:0::/56', '64:ff9b:0::/48']],
  ['not an address', ['not an address']],
  ['1:2:3', ['1:2:3']],
])('%s belongs to the networks %j', (address, networks) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(networks);
});

test('two households of one provider are two homes, and the machines of one household are one', () => {
  const home = (address: string) => networksOf(address).find(({ scope }) => scope === 'home')?.name;
  expect(home('2001:db8:1:200::1')).not.toBe(home('2001:db8:1:300::1'));
  expect(home('2001:db8:1:2ff::1')).toBe(home('2001:db8:1:200::1'));
});

test('a wider network may make more than a host, and less than its hosts together', () => {
  expect(networkLimits('2001:db8::1', 20).map(({ most }) => most)).toEqual([20, 30, 50]);
  expect(networkLimits('192.0.2.7', 20).map(({ most }) => most)).toEqual([20, 50]);
  expect(networkLimits('192.0.2.7', 0).map(({ most }) => most)).toEqual([0, 0]);
});

test('no network that is counted gets as many codes in an hour as a brand has in a minute', () => {
  expect(limitOfScope('site', codeBudgets.network.most)).toBeLessThan(codeBudgets.brand.most);
});
