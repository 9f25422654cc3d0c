import type { Server } from 'node:http';

/**
 * Destroys the connection of a client that takes nothing of its answer for `stalledMs`
 * milliseconds. Each byte that the client takes begins the time anew, so a slow one gets its answer
 * whole. A connection on which nothing waits to be sent is left alone: a handler that still works
 * and a quiet event stream have limits of their own. docs/rules/limits.md#clients-that-do-not-read.
 */
export function endStalledAnswers(server: Server, stalledMs: number): void {
  server.on('request', (_request, response) => {
    response.setTimeout(stalledMs, () => {
      if ((response.socket?.writableLength ?? 0) > 0) response.destroy();
    });
  });
}
