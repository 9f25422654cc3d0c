import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Result } from '@comanda/domain/result.ts';
import { type ActionRunner, createActionRunner } from '@comanda/client/action-runner.ts';

/** A call about one order. `action`: its name; `request`: everything that it says. */
export type OrderRequest = { orderId: OrderId; action: string; request: string };

type Parts = {
  isOffline: () => boolean;
  makeKey: () => string;
  /** The session had ended when the server got the action. */
  onSignedOut: () => void;
};
/** Shows a refusal; `again` is null if sending the same once more would not help. */
type OnRefusal = (refusal: Refusal, again: (() => void) | null) => void;

export type OrderRunners = {
  run<T>(
    about: OrderRequest,
    send: (idempotencyKey: string) => Promise<Result<T, Refusal>>,
    onRefusal: OnRefusal,
  ): Promise<void>;
};

/**
 * Sends the actions of a board. Each action of each order has a runner of its own, so that a slow
 * answer holds back no other order, and the same request carries the same key while its outcome is
 * unknown. docs/rules/counter-shell.md#one-key-per-tap.
 */
export function createOrderRunners({ isOffline, makeKey, onSignedOut }: Parts): OrderRunners {
  const runners = new Map<string, { runner: ActionRunner; latest: { onRefusal: OnRefusal } }>();
  const runnerOf = (name: string, onRefusal: OnRefusal): ActionRunner => {
    const known = runners.get(name);
    if (known) {
      known.latest.onRefusal = onRefusal;
      return known.runner;
    }
    const latest = { onRefusal };
    const runner = createActionRunner({
      isOffline,
      makeKey,
      onBusy: () => undefined,
      onRefusal: (refusal, again) => latest.onRefusal(refusal, again),
      onSignedOut,
    });
    runners.set(name, { runner, latest });
    return runner;
  };
  return {
    run: async ({ orderId, action, request }, send, onRefusal) => {
      await runnerOf(`${orderId} ${action}`, onRefusal).run(request, send);
    },
  };
}
