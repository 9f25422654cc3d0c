import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callServer } from '../../chaos/call-server.ts';
import { type ProxyKind, startProxy } from './proxy.ts';

/**
 * Sends one POST through the proxy to servers that read it and close the connection without an
 * answer. Resolves to the number of times that they got it.
 */
export async function timesSent(kind: ProxyKind): Promise<number> {
  await using disposables = new AsyncDisposableStack();
  let received = 0;
  const open = (): Promise<number> =>
    listen(
      disposables,
      createServer((request, response) => {
        if (request.method !== 'POST') return void response.end();
        received += 1;
        request.resume().once('end', () => request.socket.destroy());
      }),
    );
  const proxy = await startProxy(disposables, kind, [await open(), await open(), await open()]);
  await callServer(proxy, { brand: 'burger', method: 'POST', path: '/v1/orders', body: {} });
  return received;
}

async function listen(disposables: AsyncDisposableStack, server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  disposables.defer(async () => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
