import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * Logs and counts each unhandled rejection; the process continues, because only one call is lost
 * (docs/decisions/0010-faults-and-load-of-a-server.md). Call it once per
 * process.
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
    log.error({ err: reason }, 'unhandled rejection');
  });
}
