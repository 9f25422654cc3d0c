import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type ComandaCall = {
  path: string;
  tenant: string;
  timestamp: string;
  signature: string;
  rawBody: string;
};
export type FakeComanda = {
  url: string;
  calls: ComandaCall[];
  answerWith(status: number, body: object): void;
  close(): Promise<void>;
};

const headerOf = (request: IncomingMessage, name: string): string =>
  String(request.headers[name] ?? '');

/**
 * A stand-in for Comanda. It records each call and accepts every status update, unless `answerWith`
 * sets another response.
 */
export async function fakeComanda(): Promise<FakeComanda> {
  const calls: ComandaCall[] = [];
  let fixedAnswer: { status: number; body: object } | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rawBody = await text(request);
    const proof = {
      timestamp: headerOf(request, 'x-integration-timestamp'),
      signature: headerOf(request, 'x-integration-signature'),
    };
    calls.push({
      path: request.url ?? '',
      tenant: headerOf(request, 'x-tenant'),
      rawBody,
      ...proof,
    });
    response.writeHead(fixedAnswer?.status ?? 200, { 'content-type': 'application/json' });
    response.end(fixedAnswer === null ? rawBody : JSON.stringify(fixedAnswer.body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answerWith: (status, body) => void (fixedAnswer = status === 200 ? null : { status, body }),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
