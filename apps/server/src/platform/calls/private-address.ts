import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const privateNetworks = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(net, bits, 'ipv6');

const isInPrivateNetwork = (address: string, family: number) =>
  privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns true if a URL's host is an address inside a private or reserved network. A host name is
 * checked when it is resolved.
 */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/gu, '');
  const family = isIP(address);
  return family !== 0 && isInPrivateNetwork(address, family);
}

/**
 * True for names without a host on the internet: names without a dot, and endings reserved for
 * local networks (RFC 6761, 6762, 8375).
 */
const isLocalName = (hostname: string): boolean =>
  !hostname.includes('.') ||
  /\.(localhost|local|internal|home\.arpa|lan|test|invalid)\.?$/u.test(hostname);

/**
 * True if a brand may have its orders posted to this URL: https, a public name or address, no
 * password, no fragment. The addresses of a name are checked when it is called.
 */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || hash !== '') return false;
  return isAddress(hostname) ? !isPrivateHost(hostname) : !isLocalName(hostname);
}

const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/gu, '')) !== 0;

/**
 * Resolves a name for a connection and fails if any of its addresses is private. The connection
 * uses the addresses that were checked.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, []);
    const [first] = addresses;
    const privateAddress = addresses.find(({ address, family }) =>
      isInPrivateNetwork(address, family),
    );
    if (privateAddress || !first)
      return done(new Error(`${hostname} is an address of our own network`), []);
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};
