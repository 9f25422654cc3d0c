import { callCounter } from './counter-staff.ts';
import type { OrderServer } from './order-server.ts';
import type { ApiReply } from './shopper.ts';
import type { TestStaff } from './test-staff.ts';

/** Makes a writing call of the counter, each time under a new key unless `key` is given. */
export const writeAsStaff = (
  server: Pick<OrderServer, 'origin'>,
  { headers }: Pick<TestStaff, 'headers'>,
  [method, path, body]: readonly [string, string, (object | undefined)?],
  key: string = crypto.randomUUID(),
): Promise<ApiReply> =>
  callCounter(server, path, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: { ...headers, 'idempotency-key': key },
  });
