import { isIPv6 } from 'node:net';

/**
 * Returns the network by which an address is counted: the address itself for IPv4, its /64 for IPv6, because a provider assigns one /64 to
 * one household or machine. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address; a dotted end counts as two. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  if (tail === undefined) return [...head].map(withoutLeadingZeros);
  const written = head.length + tail.length + (address.includes('.') ? 1 : 0);
  return [...head, ...Array.from({ length: 8 - written }, () => '0'), ...tail].map(
    withoutLeadingZeros,
  );
}

const withoutLeadingZeros = (group: string): string => group.replace(/^0+(?=.)/, '');
