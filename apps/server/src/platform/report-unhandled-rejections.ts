import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * A promise that failed and that nobody waits for is logged and counted, and the process goes on: one call was lost, not the rest
 * (docs/decisions/0029-an-unhandled-rejection-does-not-stop-the-server.md). Call it once for a process.
 */
export function reportUnhandledRejections({
  log,
  metrics,
}: {
  log: Log;
  metrics: Pick<Metrics, 'count'>;
}): void {
  process.on('unhandledRejection', (reason) => {
    metrics.count('comanda_unhandled_rejections_total', {});
    log.error({ err: reason }, 'a rejection that nobody handled');
  });
}
