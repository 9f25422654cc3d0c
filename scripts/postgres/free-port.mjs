import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a server could listen on this loopback port now. Port 0 asks for any: the answer is the port found, or null. */
export function tryPort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host: '127.0.0.1' }, () => {
      const found = probe.address().port;
      probe.close(() => resolve(found));
    });
  });
}

/** As long as a server that was just killed may still hold its port. */
const timeoutMs = 2_000;

/** The wished port when it is or soon gets free, else any free one. */
export async function freePort(preferredPort) {
  const deadline = Date.now() + timeoutMs;
  while (preferredPort) {
    if ((await tryPort(preferredPort)) !== null) return preferredPort;
    if (Date.now() > deadline) break;
    await wait(50);
  }
  return tryPort(0);
}
