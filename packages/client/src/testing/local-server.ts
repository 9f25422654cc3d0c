import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/**
 * Starts a real HTTP server on loopback with the test's responses, closed at the end of the test.
 * Returns its origin.
 */
export async function startLocalServer(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(
    () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}
