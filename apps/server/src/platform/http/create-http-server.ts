import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { answerRefusal } from './answer-error.ts';
import { sendError } from './send.ts';

const bodyLimit = 512 * 1_024;

/** What the HTTP library refuses by itself, before any of our code runs, in the one shape of a refusal. */
const refusalOfStatus = (status: number): Refusal => {
  if (status === 404) return refusalOf('NOT_FOUND');
  if (status === 408) return refusalOf('TIMEOUT');
  const problems: Record<number, string> = {
    413: 'body too large',
    415: 'content type must be application/json',
    431: 'headers too large',
  };
  return refusalOf('INVALID_PARAMETER', { problem: problems[status] ?? 'malformed request' });
};

/** A server of ours: bodies stay text until a call reads them, errors have one shape, a stop lets answers finish. */
export function createHttpServer({ trustProxy }: { trustProxy: string | false }): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit,
    trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000, requireHostHeader: false },
    routerOptions: { maxParamLength: 200, caseSensitive: true },
    frameworkErrors: (error, _request, reply) =>
      sendError(reply, answerRefusal(refusalOfStatus(error.statusCode ?? 400), 0, error.statusCode ?? 400)),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    sendError(reply, status < 500 ? answerRefusal(refusalOfStatus(status), 0, status) : answerRefusal(refusalOf('DEFAULT'), 0));
  });
  return app;
}

const statusOfCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const reasons: Record<number, string> = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };

/** What is no HTTP has no request to answer: the refusal is written to the connection, which then closes. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const { headers, body } = answerRefusal(refusalOfStatus(status), 0, status);
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' });
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
}
