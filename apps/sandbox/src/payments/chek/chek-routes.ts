import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { Control } from '../../control/control.ts';
import type { Fault, PaymentCallName } from '../../control/fault.ts';
import { bearerToken } from '../../couriers/bearer-token.ts';
import { secretsEqual } from '../../couriers/secrets-equal.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import type { WalletStore } from '../wallets/wallet-store.ts';
import { chekCalls } from './chek-calls.ts';
import { sandboxChekKeys } from './chek-keys.ts';
import { chekRefusals } from './chek-refusal.ts';

const base = '/chek/payments';
const quiet = { logLevel: 'warn' } as const;
type OfId = { Params: { id: string } };

/** Mounts the calls of the assumed protocol. */
export function chekRoutes(app: FastifyInstance, store: WalletStore, control: Control): void {
  const calls = chekCalls(store, control.clock);
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    at: PaymentCallName,
    reference: string | null,
    run: (fault: Fault | null) => ProviderResponse,
  ) =>
    answerCall({ provider: 'chek', control }, request, reply, {
      at,
      reference,
      authRefusal: () => refusedByHeaders(request),
      run,
    });
  const refOf = (id: string): string | null => store.find(id)?.merchantRef ?? null;
  const keyOf = (request: FastifyRequest): string => headerOf(request, 'idempotency-key');

  app.post(base, quiet, (request, reply) =>
    answer(request, reply, 'create', referenceOf(bodyOf(request)), (fault) =>
      calls.create(bodyOf(request), keyOf(request), `${request.protocol}://${request.host}`, fault),
    ),
  );
  app.get<OfId>(`${base}/:id`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, 'status', refOf(id), (fault) => calls.status(id, fault));
  });
  const steps = {
    confirm: ['confirm', calls.confirm],
    cancel: ['cancel', calls.cancel],
    refunds: ['refund', calls.refund],
  } as const;
  for (const [step, [at, run]] of Object.entries(steps))
    app.post<OfId>(`${base}/:id/${step}`, quiet, (request, reply) => {
      const { id } = request.params;
      return answer(request, reply, at, refOf(id), (fault) =>
        run(id, bodyOf(request), keyOf(request), fault),
      );
    });
}

const referenceOf = (rawBody: string): string | null =>
  textOrNull(readObject(rawBody)?.['reference']);

/** Refuses calls without the merchant's key, and bodies whose content type is not JSON. */
function refusedByHeaders(request: FastifyRequest): ProviderResponse | null {
  if (!secretsEqual(bearerToken(request), sandboxChekKeys.merchantKey))
    return chekRefusals.unauthorised;
  const isJson = headerOf(request, 'content-type').startsWith('application/json');
  return bodyOf(request) !== '' && !isJson ? chekRefusals.notJson : null;
}
