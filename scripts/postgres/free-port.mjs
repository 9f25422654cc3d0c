import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Resolves to the port if a server could listen on it on loopback now, else to null. Port 0
 * resolves to any free port.
 */
export function tryPort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host: '127.0.0.1' }, () => {
      const freePortNumber = probe.address().port;
      probe.close(() => resolve(freePortNumber));
    });
  });
}

/** A server that was just killed may still hold its port for this long. */
const timeoutMs = 2_000;

/**
 * Returns the preferred port if it is free or becomes free within two seconds, else any free port.
 */
export async function freePort(preferredPort) {
  const deadline = Date.now() + timeoutMs;
  while (preferredPort) {
    if ((await tryPort(preferredPort)) !== null) return preferredPort;
    if (Date.now() > deadline) break;
    await wait(50);
  }
  return tryPort(0);
}
