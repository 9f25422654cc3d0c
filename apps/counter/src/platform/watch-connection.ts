import { type ConnectionMonitor, createConnectionMonitor } from './connection.ts';

/** Watches the connection of this page by its beats. The caller starts them. */
export function watchConnection(beat: () => Promise<boolean>): ConnectionMonitor {
  const monitor = createConnectionMonitor({ beat, isDeviceOnline: () => navigator.onLine });
  for (const event of ['online', 'offline']) addEventListener(event, monitor.reportDevice);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) monitor.reportDevice();
  });
  return monitor;
}
