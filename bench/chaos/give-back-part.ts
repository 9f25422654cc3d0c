import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { allProviders } from '../../apps/server/src/payments/all-providers.ts';
import { createEvents } from '../../apps/server/src/platform/events.ts';
import { refundPartOfOrder } from '../../apps/server/src/refund/refund-part-of-order.ts';
import type { ChaosDatabases } from './chaos-databases.ts';

/** An operator with a connection of its own, beside the servers. */
export type ChaosOperator = {
  /**
   * Gives back a part of a paid order, minor units. Returns the part, or 0 if it was refused.
   * Repeats the request until it is answered.
   */
  giveBack(brand: string, orderId: string, amount: number): Promise<number>;
  close(): Promise<void>;
};

const mostTries = 600;
const pauseMs = 200;

/** Opens the operator on the databases of the servers, which may be killed meanwhile. */
export function openOperator(databases: Pick<ChaosDatabases, 'openServing'>): ChaosOperator {
  const db = databases.openServing(2);
  const deps = {
    db,
    clock: Date.now,
    events: createEvents(),
    payments: {
      providerOf: (method: string, currency: string) =>
        allProviders.find((each) => each.method === method && each.currencies.includes(currency)) ??
        null,
    },
  };
  return {
    giveBack: async (brand, orderId, amount) => {
      const request = {
        orderId: orderId as OrderId,
        amount: minor(amount),
        why: 'chaos',
        who: 'operator',
        key: randomUUID(),
      };
      const outcome = await untilAnswered(() =>
        refundPartOfOrder(deps, brand as TenantId, request),
      );
      return outcome.ok ? amount : 0;
    },
    close: () => db.close(),
  };
}

/** @throws the last error if the database does not come back. */
async function untilAnswered<T>(call: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (tries >= mostTries) throw error;
    await wait(pauseMs);
    return untilAnswered(call, tries + 1);
  }
}
