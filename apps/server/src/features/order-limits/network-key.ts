import { createHmac } from 'node:crypto';
import { networkOf } from '../../platform/http/network-of.ts';

/**
 * Returns the key of a network that is stored with an order: 64 bits of a keyed hash, as the text of a bigint. The server counts the orders
 * of one network by it and never stores the address itself.
 */
export const networkKey = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`network ${networkOf(address)}`)
    .digest()
    .readBigInt64BE(0)
    .toString();
