import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyJson } from './any-json.ts';

export type ReceivedPost = {
  path: string;
  body: AnyJson;
  rawBody: string;
  headers: IncomingMessage['headers'];
};

export type WebhookReceiver = {
  url: string;
  received: ReceivedPost[];
  /** Answers the next call of each path with 503, and later calls with 202. */
  refuseOnce(...paths: string[]): void;
  /** Resolves when `count` calls that pass the filter have arrived. */
  until(count: number, filter?: (call: ReceivedPost) => boolean): Promise<ReceivedPost[]>;
  close(): Promise<void>;
};

/** Starts a server that accepts every posted call. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedPost[] = [];
  const refusing = new Set<string>();
  let onReceived: () => void = () => undefined;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let rawBody = '';
    for await (const chunk of request.setEncoding('utf8')) rawBody += String(chunk);
    received.push({
      path: request.url ?? '',
      body: JSON.parse(rawBody),
      rawBody,
      headers: request.headers,
    });
    response.writeHead(refusing.delete(request.url ?? '') ? 503 : 202).end('{}');
    onReceived();
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function until(
    count: number,
    filter: (call: ReceivedPost) => boolean = () => true,
  ): Promise<ReceivedPost[]> {
    for (;;) {
      const found = received.filter(filter);
      if (found.length >= count) return found;
      await new Promise<void>((resolve) => (onReceived = resolve));
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuseOnce: (...paths) => paths.forEach((path) => refusing.add(path)),
    until,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
