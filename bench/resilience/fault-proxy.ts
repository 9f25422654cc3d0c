import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type ProxiedResponse = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};
/** `change` may replace the real response; null cuts the connection. */
export type FaultProxy = {
  url: string;
  calls(): number;
  changeResponses(
    change: ((answer: ProxiedResponse, call: IncomingMessage) => ProxiedResponse | null) | null,
  ): void;
  close(): void;
};

/** A proxy before an outside service. It forwards calls unchanged until `change` is set. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  let change: ((answer: ProxiedResponse, call: IncomingMessage) => ProxiedResponse | null) | null =
    null;
  let calls = 0;
  const handle = async (call: IncomingMessage, reply: ServerResponse): Promise<void> => {
    calls += 1;
    const answer = rewriteOrigin(here(), target, await forwardCall(target, call));
    const changed = change ? change(answer, call) : answer;
    if (!changed) return void reply.destroy();
    const {
      'content-length': _,
      'transfer-encoding': __,
      connection: ___,
      ...headers
    } = changed.headers;
    reply.writeHead(changed.status, headers).end(changed.body);
  };
  const server = createServer(
    (call, reply) => void handle(call, reply).catch(() => reply.destroy()),
  ).listen(0, '127.0.0.1');
  const here = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await once(server, 'listening');
  return {
    url: here(),
    calls: () => calls,
    changeResponses: (next) => void (change = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Replaces the service's origin by the proxy's in a response: the shop would not use a form of
 * another origin than the provider's.
 */
const rewriteOrigin = (
  here: string,
  target: string,
  { status, headers, body }: ProxiedResponse,
): ProxiedResponse => ({
  status,
  headers,
  body: Buffer.from(body.toString('latin1').replaceAll(target, here), 'latin1'),
});

async function forwardCall(target: string, call: IncomingMessage): Promise<ProxiedResponse> {
  const body = await buffer(call);
  const sent = request(new URL(call.url ?? '/', target), {
    method: call.method,
    headers: { ...call.headers, host: new URL(target).host },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
}
