import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type ReceivedPush = { path: string; headers: IncomingHttpHeaders; body: Buffer };
/** `answers`: status and headers of the next calls; after them each call gets 201. */
export type PushService = {
  url: string;
  received: ReceivedPush[];
  answers: { status: number; headers?: Record<string, string> }[];
  close(): void;
};

/** Starts a push service on this machine, as the sandbox has one. */
export async function startPushService(): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const answers: PushService['answers'] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const { status, headers = {} } = answers.shift() ?? { status: 201 };
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
