import type { EndpointName } from '@comanda/contract/all-endpoints.ts';
import type { AnyJson } from '../any-json.ts';
import type { OrderServer } from '../order-server.ts';
import type { ApiReply, Guest } from '../shopper.ts';

/**
 * A writing call that runs several times at once about the same object. `about` makes that object;
 * `turn` counts the calls of one round from 0, for calls that differ.
 */
export type Write = {
  about?: () => Promise<AnyJson>;
  send: (server: OrderServer, turn: number, about: AnyJson) => Promise<ApiReply>;
};

export type Writes = Partial<Record<EndpointName, Write>>;

/**
 * The objects of the writes are made on `server`, by the guest `shopper`. Both exist once the tests
 * have begun.
 */
export type WriteSetting = { server(): OrderServer; shopper(): Guest };
