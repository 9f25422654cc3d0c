import { headers } from '@comanda/contract/headers.ts';
import { printerCall, printerStatus } from '@comanda/contract/printer-calls.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { isUuidOf, type PrinterId } from '@comanda/domain/ids.ts';
import {
  maxPrinterBodyBytes,
  printerCallsPerMinute,
  unknownPrinterCallsPerMinute,
} from '@comanda/domain/limits/printer-limits.ts';
import { networkLimits } from '@comanda/domain/limits/networks-of.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { refuseTenant, sendRefusal, withErrorHandling } from '../page/with-error-handling.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { firstHeader } from '../platform/http/read-call.ts';
import { hijackReply } from '../platform/http/send-reply.ts';
import { createMinuteBudget, type MinuteBudget } from '../platform/minute-budget.ts';
import { answerEpson, hearEpsonStatus } from './epson-call.ts';
import { isPrinterSecret } from './printer-address.ts';
import type { PrinterAnswer, PrinterCall, PrinterDeps } from './printer-call.ts';
import { findPrinter, type PrinterRow } from './printer.rows.ts';
import { answerStar } from './star-call.ts';

type PrinterRoute = { Params: { printerId: string; key: string } };
type Answer = (deps: PrinterDeps, call: PrinterCall) => Promise<PrinterAnswer>;
type CallDeps = Deps & { calls: MinuteBudget };

/** Mounts the calls of printers. Their bodies stay text. */
export function mountPrinterCall(app: FastifyInstance, deps: Deps): void {
  const answer: Answer = (parts, call) =>
    call.printer.kind === 'star' ? answerStar(parts, call) : answerEpson(parts, call);
  mountCalls(app, deps, printerCall, answer);
}

/** Mounts the address to which an idle Epson tells its state. */
export const mountPrinterStatus = (app: FastifyInstance, deps: Deps): void =>
  mountCalls(app, deps, printerStatus, hearEpsonStatus);

function mountCalls(
  app: FastifyInstance,
  allDeps: Deps,
  { methods, path }: Pick<typeof printerCall | typeof printerStatus, 'methods' | 'path'>,
  answer: Answer,
): void {
  const deps = { ...allDeps, calls: createMinuteBudget(`printer-calls ${path}`) };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: maxPrinterBodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.route<PrinterRoute>({
      method: [...methods],
      url: path,
      exposeHeadRoute: false,
      handler: (request, reply) =>
        withErrorHandling(deps, reply, () => receive(deps, request, reply, answer)),
    });
  });
}

async function receive(
  deps: CallDeps,
  request: FastifyRequest<PrinterRoute>,
  reply: FastifyReply,
  answer: Answer,
): Promise<void> {
  const { host } = request.headers;
  const tenant = deps.tenants.find(host, firstHeader(request.headers[headers.tenant]));
  if (!tenant.ok) return refuseTenant(reply, tenant.error);
  const now = deps.clock();
  const printer = await callingPrinter(deps, tenant.value, request, now);
  if (!printer.ok) return sendRefusal(reply, printer.error);
  const { method, url, body } = request;
  const call: PrinterCall = {
    ...{ tenant: tenant.value, printer: printer.value, method, now },
    query: new URLSearchParams(url.split('?')[1] ?? ''),
    body: typeof body === 'string' ? body : '',
  };
  send(reply, await answer(deps, call));
}

/**
 * Returns the printer whose secret the address holds. Refused: NOT_FOUND, whether it exists or not;
 * TOO_MANY_REQUESTS. docs/rules/printing.md#calls-of-a-printer.
 */
async function callingPrinter(
  { db, calls }: CallDeps,
  { id: tenantId }: TenantContext,
  { params, ip }: FastifyRequest<PrinterRoute>,
  now: number,
): Promise<Result<PrinterRow, Refusal>> {
  const { printerId, key } = params;
  const guesses = guessesOf(tenantId, ip);
  const isKnownForm = isUuidOf<PrinterId>(printerId);
  const printer = isKnownForm ? await findPrinter(autocommit(db, tenantId), printerId) : null;
  if (!isPrinterSecret(key, printer?.keyHash) || !printer) {
    const seconds = Math.max(0, ...guesses.map(({ name, most }) => calls(name, most, now)));
    return refuse(
      seconds > 0 ? refusalOf('TOO_MANY_REQUESTS', { seconds }) : refusalOf('NOT_FOUND'),
    );
  }
  const seconds = calls(`${tenantId} ${printer.id}`, printerCallsPerMinute, now);
  return seconds > 0 ? refuse(refusalOf('TOO_MANY_REQUESTS', { seconds })) : accept(printer);
}

const guessesOf = (tenantId: string, ip: string) =>
  networkLimits(ip, unknownPrinterCallsPerMinute).map(({ name, most }) => ({
    name: `${tenantId} guesses of ${name}`,
    most,
  }));

function send(reply: FastifyReply, { status, type, body }: PrinterAnswer): void {
  hijackReply(reply);
  reply.raw.writeHead(status, {
    'content-type': type,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(body),
  });
  reply.raw.end(body);
}
