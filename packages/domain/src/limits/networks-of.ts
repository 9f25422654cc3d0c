/**
 * The networks by which callers are counted, the narrowest first. `host`: an IPv4 address, or the
 * IPv6 /64 of one machine or phone. `home`: the IPv6 /56 that providers give to a household.
 * `site`: the IPv6 /48 of a company or a small rented server, or an IPv4 /24.
 */
const networkScopes = ['host', 'home', 'site'] as const;
export type NetworkScope = (typeof networkScopes)[number];
export type Network = { readonly scope: NetworkScope; readonly name: string };

/**
 * The limit of a network in limits of a host, however many hosts it has.
 * docs/rules/limits.md#network-of-an-address.
 */
const hostsWorth: Readonly<Record<NetworkScope, number>> = { host: 1, home: 1.5, site: 2.5 };

/** Returns the limit of a network, from that of a host. 0: no limit. */
export const limitOfScope = (scope: NetworkScope, ofHost: number): number =>
  Math.floor(ofHost * hostsWorth[scope]);

/**
 * Returns the networks of an address, the narrowest first. An IPv4 address has no home. An IPv4
 * address written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address; a text that is no address is a
 * host of its own.
 */
export function networksOf(address: string): readonly Network[] {
  const [plain = ''] = address.toLowerCase().split('%');
  const bytes = ipv4Of(plain);
  if (bytes !== null)
    return [
      { scope: 'host', name: bytes.join('.') },
      { scope: 'site', name: `${bytes.slice(0, 3).join('.')}.0/24` },
    ];
  const groups = groupsOf(plain);
  if (groups === null) return [{ scope: 'host', name: plain }];
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const site = [first, second, third].map(hex).join(':');
  return [
    { scope: 'host', name: `${site}:${hex(fourth)}::/64` },
    { scope: 'home', name: `${site}:${hex(fourth & 0xff00)}::/56` },
    { scope: 'site', name: `${site}::/48` },
  ];
}

/**
 * Returns what each network of an address may make, from the limit of a host; 0: no limit. Every
 * limit by network is counted by it.
 */
export const networkLimits = (
  address: string,
  ofHost: number,
): readonly (Network & { most: number })[] =>
  networksOf(address).map((network) => ({
    ...network,
    most: limitOfScope(network.scope, ofHost),
  }));

const hex = (group: number): string => group.toString(16);

const dotted = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/**
 * Returns the four bytes of an IPv4 address, also of one that is written as IPv6, in dots or in
 * groups; null: another text.
 */
function ipv4Of(plain: string): readonly number[] | null {
  const parts = dotted.exec(plain.replace(/^::ffff:(?=\d+\.)/, ''));
  if (parts !== null) return parts.slice(1).map(Number);
  const groups = groupsOf(plain);
  const isMapped = groups !== null && groups.slice(0, 5).every((group) => group === 0);
  const [, , , , , mark, high = 0, low = 0] = groups ?? [];
  return isMapped && mark === 0xffff ? [high >> 8, high & 0xff, low >> 8, low & 0xff] : null;
}

/**
 * Returns the eight groups of an IPv6 address; a dotted end counts as two. null: a text that is
 * none.
 */
function groupsOf(address: string): readonly number[] | null {
  if (!address.includes(':')) return null;
  const [head = [], tail] = address.split('::').map((part) => (part === '' ? [] : groupsIn(part)));
  const zeros = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(zeros, 0) }, () => 0), ...(tail ?? [])];
  return groups.length === 8 && groups.every((group) => group <= 0xffff) ? groups : null;
}

const groupsIn = (part: string): number[] =>
  part.split(':').flatMap((group) => {
    const [a = 0, b = 0, c = 0, d = 0] = dotted.exec(group)?.slice(1).map(Number) ?? [];
    return group.includes('.') ? [a * 256 + b, c * 256 + d] : [parseInt(group, 16)];
  });
