import { createHmac } from 'node:crypto';
import { networkOf } from '../../platform/http/network-of.ts';

/**
 * A network as it is stored with an order: 64 bits of a keyed hash, as the text of a bigint. Orders of one network can be counted by it;
 * the address itself is stored nowhere.
 */
export const networkKey = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`network ${networkOf(address)}`)
    .digest()
    .readBigInt64BE(0)
    .toString();
