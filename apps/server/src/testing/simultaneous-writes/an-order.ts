import type { AnyJson } from '../any-json.ts';
import { orderPayload, placeTestOrder } from '../shopper.ts';
import type { WriteSetting } from './write.ts';

/** Places an order of the shopper. */
export const anOrder = ({ server, shopper }: WriteSetting): Promise<AnyJson> =>
  placeTestOrder(server(), shopper(), orderPayload(), crypto.randomUUID());
