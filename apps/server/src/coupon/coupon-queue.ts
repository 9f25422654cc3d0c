import type { CouponUse } from '@comanda/domain/coupon/coupon-use.ts';
import { secondMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { InsertOrderResult } from '../order/insert-order.rows.ts';

export type CouponQueue = {
  /**
   * Calls `insert` when it is the turn of an order that takes this use of a coupon (null: none), or
   * refuses the order without the call.
   */
  inTurn(
    tenantId: TenantId,
    use: CouponUse | null,
    insert: () => Promise<InsertOrderResult>,
  ): Promise<InsertOrderResult>;
  /** Returns how many coupons have orders here. */
  size(): number;
};

type Waiting = { joined: number; go: () => void; answer: (refusal: InsertOrderResult) => void };

/**
 * The orders of one coupon. `inside`: how many are being inserted. `clock`: counts the joins and
 * the starts.
 */
type Line = { inside: number; clock: number; waiting: Set<Waiting> };

const longestWaitMs = 5 * secondMs;

/**
 * Lets one order at a time of each coupon with a limit of uses reach the database. There the orders
 * would wait for the coupon's counter, each with a connection that the orders of everybody else
 * need. Once the database answers that the coupon is used up, every order that joined before that
 * statement began gets the same refusal without a statement: the database looked after it had
 * joined. An order that joined later asks again, because a use may have come back since. After
 * `waitMs` an order goes whatever the others do, so a statement that hangs holds nobody back for
 * longer. docs/rules/orders.md#orders-of-one-limited-coupon.
 */
export function createCouponQueue(waitMs = longestWaitMs): CouponQueue {
  const lines = new Map<string, Line>();
  return {
    inTurn: async (tenantId, use, insert) => {
      if (use === null || use.maxUses === null) return insert();
      const key = `${tenantId} ${use.maxUses} ${use.code}`;
      const line = lines.get(key) ?? { inside: 0, clock: 0, waiting: new Set() };
      lines.set(key, line);
      const refusal = await turnIn(line, waitMs);
      if (refusal) return refusal;
      try {
        return await insertInTurn(line, insert);
      } finally {
        leave(line);
        if (line.inside === 0) lines.delete(key);
      }
    },
    size: () => lines.size,
  };
}

/** Resolves to null when the order may be inserted, or to the refusal that it gets instead. */
function turnIn(line: Line, waitMs: number): Promise<InsertOrderResult | null> | null {
  line.clock += 1;
  if (line.inside === 0) {
    line.inside = 1;
    return null;
  }
  return new Promise((resolve) => {
    const end = (answer: InsertOrderResult | null) => {
      clearTimeout(timer);
      line.waiting.delete(waiting);
      if (answer === null) line.inside += 1;
      resolve(answer);
    };
    const waiting: Waiting = { joined: line.clock, go: () => end(null), answer: end };
    const timer = setTimeout(waiting.go, waitMs);
    line.waiting.add(waiting);
  });
}

async function insertInTurn(
  line: Line,
  insert: () => Promise<InsertOrderResult>,
): Promise<InsertOrderResult> {
  const started = line.clock;
  const result = await insert();
  if (result.kind === 'couponRefused' && result.limit === 'maxUses')
    for (const each of line.waiting) if (each.joined <= started) each.answer(result);
  return result;
}

/** The order that has waited longest goes, unless another one is still inside. */
function leave(line: Line): void {
  line.inside -= 1;
  if (line.inside > 0) return;
  const [next] = line.waiting;
  next?.go();
}
