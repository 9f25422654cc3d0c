import type { OrderServer } from '../order-server.ts';
import { type ApiReply, callApi, type Guest, guestHeaders } from '../shopper.ts';

/** Makes a call with the token of a guest or user. */
export const sendAsShopper = (
  server: OrderServer,
  who: Guest,
  [method, path, body]: readonly [string, string, object?],
): Promise<ApiReply> =>
  callApi(server, path, {
    method,
    headers: guestHeaders(who),
    ...(body === undefined ? {} : { body }),
  });
