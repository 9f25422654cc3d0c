import { counterBase } from './paths.ts';
import { type ConnectionMonitor, createConnectionMonitor } from './connection.ts';

/** Milliseconds after which the server counts as silent. */
const probeTimeoutMs = 4_000;

/** Watches the connection of this page for as long as the page lives. */
export function watchConnection(): ConnectionMonitor {
  const monitor = createConnectionMonitor({
    probe: () =>
      fetch(`${counterBase}/scheme.css`, {
        method: 'GET',
        cache: 'no-store',
        signal: AbortSignal.timeout(probeTimeoutMs),
      }).then(
        ({ status }) => status < 500,
        () => false,
      ),
    isDeviceOnline: () => navigator.onLine,
  });
  for (const event of ['online', 'offline']) addEventListener(event, monitor.reportDevice);
  return monitor;
}
