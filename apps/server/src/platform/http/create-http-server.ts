import { maxPublicBodyBytes } from '@comanda/domain/limits/payload-limits.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Socket } from 'node:net';
import { hasNoPage } from '@comanda/contract/paths-without-pages.ts';
import { answerRefusal } from './answer-error.ts';
import { endStalledAnswers } from './end-stalled-answers.ts';
import { schemeOf } from './request-host.ts';
import { sendError } from './send-reply.ts';

/** Converts errors that the HTTP library raises before any of our code runs to a refusal. */
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

/**
 * Time limits for slow clients, in milliseconds: for the headers, for the whole request, for
 * reading a refusal, and for taking the next byte of an answer.
 */
export type RequestTimeouts = {
  headersMs: number;
  requestMs: number;
  lingerMs: number;
  stalledMs: number;
  checkEveryMs: number;
};
const defaultTimeouts: RequestTimeouts = {
  headersMs: 15_000,
  requestMs: 30_000,
  lingerMs: 1_000,
  stalledMs: 30_000,
  checkEveryMs: 5_000,
};

/**
 * No route has a schema of the HTTP library: without its own compilers, which take a fifth of a
 * second to load, it starts sooner.
 */
const noCompiler = () => {
  throw new Error('a route has a schema of the HTTP library');
};
const noCompilers = { buildValidator: () => noCompiler, buildSerializer: () => noCompiler };

/**
 * Creates the HTTP server. Bodies stay text until a call reads them, errors have one format, and a
 * stop lets answers finish. `demo`: a demonstration, which sends no HSTS header.
 */
export function createHttpServer(
  { trustProxy, demo }: { trustProxy: string | false; demo: boolean },
  { headersMs, requestMs, lingerMs, stalledMs, checkEveryMs }: RequestTimeouts = defaultTimeouts,
): FastifyInstance {
  const app = fastify({
    logger: false,
    schemaController: { compilersFactory: noCompilers },
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    bodyLimit: maxPublicBodyBytes,
    trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: requestMs,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkEveryMs,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200, caseSensitive: true },
    frameworkErrors: (error, _request, reply) =>
      sendError(
        reply,
        answerRefusal(refusalOfStatus(error.statusCode ?? 400), 0, error.statusCode ?? 400),
      ),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, lingerMs),
  });
  if (trustProxy !== false && !demo) app.addHook('onRequest', setHstsHeader);
  endStalledAnswers(app.server, stalledMs);
  continueBeforeBodies(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    sendError(
      reply,
      status < 500
        ? answerRefusal(refusalOfStatus(status), 0, status)
        : answerRefusal(refusalOf('DEFAULT'), 0),
    );
  });
  return app;
}

/**
 * Returns a URL whose path can be decoded. A percent sign of a page's path that begins no escape
 * stands for itself, so that a mistyped link gets the page for unknown paths. A call of the API
 * with such a path is refused. docs/rules/menu.md#menu-routes.
 */
function readablePath(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split('?', 1);
  if (hasNoPage(path) || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * A client that sends `Expect: 100-continue` is told to go on when its body is about to be read,
 * and not before its call is admitted. docs/rules/limits.md#bodies-of-refused-callers.
 */
function continueBeforeBodies(app: FastifyInstance): void {
  app.server.on('checkContinue', (request, response) =>
    app.server.emit('request', request, response),
  );
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers.expect !== undefined) reply.raw.writeContinue();
    done(null, payload);
  });
}

const statusOfCode: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/**
 * Answers bytes that are not valid HTTP: writes the refusal to the connection and closes it. If the
 * client goes on sending, the socket is destroyed after `lingerMs` milliseconds, in which it can
 * read the refusal.
 */
function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  lingerMs: number,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const { headers, body } = answerRefusal(refusalOfStatus(status), 0, status);
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  });
  socket.end(
    `HTTP/1.1 ${status} ${statusTexts[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
  const linger = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(linger));
}

/** One year, for this host only, because other host names of the brand may have no https. */
const strictTransport = 'max-age=31536000';

/**
 * Sends HSTS if the trusted proxy reports that the browser used https (RFC 6797 §7.2 forbids it
 * over http).
 */
function setHstsHeader(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (schemeOf(request) === 'https')
    reply.raw.setHeader('strict-transport-security', strictTransport);
  done();
}
