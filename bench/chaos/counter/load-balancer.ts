import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { headers as names } from '@comanda/contract/headers.ts';
import { brandHost } from '../call-server.ts';
import type { Tally } from '../tally.ts';

/** One address for all servers, for clients that choose no server themselves. */
export type LoadBalancer = { origin: string; close(): Promise<void> };

type BalancerDeps = {
  /** The port of a running server; null: none runs. */
  serverPort(): number | null;
  tally: Tally;
};

/** Of the answers to changes, the first and then each one after so many is lost on its way back. */
const answersPerLoss = 9;

/**
 * Sends each request to a running server, with the host of the brand that it names. The connection
 * breaks if the server does. Some answers to changes are lost: the server has done the change, and
 * the client does not learn it.
 */
export async function openLoadBalancer(deps: BalancerDeps): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: false });
  let changes = 0;
  const isLost = ({ method }: IncomingMessage): boolean =>
    method !== 'GET' && changes++ % answersPerLoss === 0;
  const server = createServer((incoming, outgoing) =>
    forward(deps, agent, incoming, { outgoing, isLost }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Client = { outgoing: ServerResponse; isLost: (incoming: IncomingMessage) => boolean };

function forward(
  { serverPort, tally }: BalancerDeps,
  agent: Agent,
  incoming: IncomingMessage,
  { outgoing, isLost }: Client,
): void {
  const port = serverPort();
  if (port === null) return void outgoing.destroy();
  const { method, url: path } = incoming;
  const headers = { ...incoming.headers, host: brandHost(String(incoming.headers[names.tenant])) };
  const server = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
    answer.on('error', () => outgoing.destroy());
    if (isLost(incoming)) {
      tally.note('counter: answer lost');
      answer.resume().on('end', () => outgoing.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    outgoing.flushHeaders();
    answer.pipe(outgoing);
  });
  server.on('error', () => outgoing.destroy());
  outgoing.on('close', () => server.destroy());
  incoming.pipe(server);
}
