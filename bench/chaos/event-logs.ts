import type { ProviderTruth } from '../../apps/server/src/testing/sandbox-process.ts';
import type { ShopperOutcome } from './buyer.ts';
import { type AttemptFact, type ChaosFacts, netOf } from './chaos-facts.ts';

/** The event logs of all attempts of these shoppers, for debugging. */
export const eventLogsOf = (
  shoppers: readonly ShopperOutcome[],
  { attempts }: Pick<ChaosFacts, 'attempts'>,
): readonly string[] =>
  shoppers.flatMap(({ orderIds }) =>
    attempts
      .filter(({ orderId }) => orderIds.has(orderId))
      .map(
        ({ orderId, merchantRef, superseded, eventLog }) =>
          `unpaid: order ${orderId}, ${merchantRef}${superseded ? ', superseded' : ''}\n${eventLog}`,
      ),
  );

/** The event logs of attempts for which ledger and provider disagree. */
export function strayEventLogs(
  { attempts }: ChaosFacts,
  truths: readonly ProviderTruth[],
): readonly string[] {
  const byRef = new Map(truths.map((truth) => [truth.merchantRef, truth]));
  return attempts.flatMap(({ merchantRef, held, eventLog }) => {
    const truth = byRef.get(merchantRef);
    return held === (truth ? netOf(truth) : 0)
      ? []
      : [
          `${merchantRef}: the ledger holds ${held}, the provider says ${JSON.stringify(truth)}\n${eventLog}`,
        ];
  });
}

/** The event logs of attempts without a final state, for debugging. */
export const openEventLogs = ({ attempts }: Pick<ChaosFacts, 'attempts'>): readonly string[] =>
  attempts
    .filter(({ isOpen }) => isOpen)
    .map(
      ({ orderId, merchantRef, eventLog }) => `open: order ${orderId}, ${merchantRef}\n${eventLog}`,
    );

/** The event logs of attempts that should not stand beside each other, for debugging. */
export const eventLogsBeside = (
  what: string,
  attempts: readonly AttemptFact[],
): readonly string[] =>
  attempts.map(
    ({ orderId, method, merchantRef, eventLog }) =>
      `${what}: order ${orderId}, ${method} ${merchantRef}\n${eventLog}`,
  );
