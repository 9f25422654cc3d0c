import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { AnyJson } from './any-json.ts';

/** A call to the emulated system. `rawBody`: as it was sent. */
export type SystemCall = {
  path: string;
  headers: Record<string, unknown>;
  rawBody: string;
  body: AnyJson;
};

/**
 * The restaurant's system of a demonstration, which answers by `behaves`; it ends with the test.
 * Returns the calls that it received.
 */
export async function emulatedSystem(
  { deps }: { deps: { config: object } },
  behaves: RequestListener,
): Promise<SystemCall[]> {
  const got: SystemCall[] = [];
  const system = createServer((request, response) => {
    let rawBody = '';
    request.setEncoding('utf8').on('data', (part: string) => void (rawBody += part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      got.push({ path, headers, rawBody, body: JSON.parse(rawBody) });
      behaves(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(system, 'listening');
  onTestFinished(() => {
    system.closeAllConnections();
    system.close();
  });
  Object.assign(deps.config, {
    sandboxUrl: `http://127.0.0.1:${(system.address() as AddressInfo).port}`,
  });
  return got;
}
