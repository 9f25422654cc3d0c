import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { CallName, Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject, readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import type { BrowserDeps } from './browser-routes.ts';
import { badBody, kushkiRefusals } from './kushki-refusal.ts';
import { isSameKey } from './kushki-keys.ts';
import type { SaleBook } from './sale-book.ts';
import { salesFor, searchTransactions, type TransactionQuery } from './search-transactions.ts';

const quiet = { logLevel: 'warn' } as const;
type OfId = { Params: { id: string } };
type Search = { Querystring: Readonly<Record<string, unknown>> };

/** Mounts the calls of a shop's server: they carry the private merchant id. */
export function kushkiServerRoutes(
  app: FastifyInstance,
  { kushki, control, keys }: BrowserDeps,
): void {
  const { book, subscriptions } = kushki;
  const authRefusal = (request: FastifyRequest): ProviderResponse | null => {
    if (!isSameKey(headerOf(request, 'private-merchant-id'), keys.privateMerchantId))
      return kushkiRefusals.merchant;
    const isJson = headerOf(request, 'content-type').startsWith('application/json');
    return bodyOf(request) === '' || isJson ? null : badBody('content type');
  };
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    at: CallName,
    reference: string | null,
    run: (fault: Fault | null) => ProviderResponse,
  ) =>
    answerCall({ provider: 'kushki', control }, request, reply, {
      at,
      reference,
      authRefusal: () => authRefusal(request),
      run,
    });

  app.post('/kushki/card/v1/charges', quiet, (request, reply) =>
    answer(request, reply, 'charge', merchantRefOf(request), (fault) =>
      kushki.charge(bodyOf(request), fault),
    ),
  );
  for (const path of oneClickPaths)
    app.post<OfId>(path, quiet, (request, reply) =>
      answer(request, reply, 'charge', merchantRefOf(request), (fault) =>
        kushki.chargeStored(request.params.id, bodyOf(request), fault),
      ),
    );
  app.delete<OfId>('/kushki/v1/charges/:id', quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, 'refund', book.find(id)?.merchantRef ?? null, (fault) =>
      kushki.returnMoney(id, bodyOf(request), fault),
    );
  });
  app.get<Search>('/kushki/analytics/v2/transactions-list', quiet, (request, reply) => {
    const reference = referenceAskedFor(book, request.query);
    return answer(request, reply, 'search', reference, (fault) =>
      searchTransactions(book, request.query, fault, control.clock.now()),
    );
  });
  app.post('/kushki/subscriptions/v1/card', quiet, (request, reply) =>
    answer(request, reply, 'enrol', null, () => subscriptions.create(bodyOf(request))),
  );
  app.get<OfId>('/kushki/subscriptions/v1/card/search/:id', quiet, (request, reply) =>
    answer(request, reply, 'finishEnrolment', null, () => subscriptions.show(request.params.id)),
  );
  app.delete<OfId>('/kushki/subscriptions/v1/card/:id', quiet, (request, reply) =>
    answer(request, reply, 'removeCard', null, () => subscriptions.cancel(request.params.id)),
  );
}

/**
 * Public copies of the documentation disagree about the path of a charge of a stored card, so both
 * work.
 */
const oneClickPaths = [
  '/kushki/subscriptions/v1/card/:id',
  '/kushki/subscriptions/v1/card/:id/charge',
] as const;

/**
 * The shop's reference that a query of the list is about, which chooses its fault. Null: all
 * transactions of a period.
 */
const referenceAskedFor = (book: SaleBook, query: TransactionQuery): string | null =>
  salesFor(book, query)[0]?.merchantRef ?? textOrNull(query['external_reference_id']);

function merchantRefOf(request: FastifyRequest): string | null {
  const metadata = readObject(bodyOf(request))?.['metadata'];
  return isObject(metadata) ? textOrNull(metadata['merchantRef']) : null;
}
