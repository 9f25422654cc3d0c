import { createServer } from 'node:net';

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

/** The wished port when it is free, else any free one. */
export const freePort = async (wished) => (wished ? await tryPort(wished) : null) ?? (await tryPort(0));
