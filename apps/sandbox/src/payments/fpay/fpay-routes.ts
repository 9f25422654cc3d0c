import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { Control } from '../../control/control.ts';
import type { Fault, PaymentCallName } from '../../control/fault.ts';
import { bearerToken } from '../../couriers/bearer-token.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject, readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import type { WalletStore } from '../wallets/wallet-store.ts';
import { fpayCalls } from './fpay-calls.ts';
import { fpayRefusals } from './fpay-refusal.ts';
import { fpayPaymentsPath } from './fpay-response.ts';
import type { FpayTokens } from './fpay-tokens.ts';

const quiet = { logLevel: 'warn' } as const;
type OfId = { Params: { id: string } };

/** Mounts the calls of payments. Each needs an access token. */
export function fpayRoutes(
  app: FastifyInstance,
  store: WalletStore,
  tokens: FpayTokens,
  control: Control,
): void {
  const calls = fpayCalls(store, control.clock);
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    at: PaymentCallName,
    reference: string | null,
    run: (origin: string, fault: Fault | null) => ProviderResponse,
  ) =>
    answerCall({ provider: 'fpay', control }, request, reply, {
      at,
      reference,
      authRefusal: () => refusedByHeaders(request, tokens),
      run: (fault) => {
        if (fault?.name !== 'tokenExpired')
          return run(`${request.protocol}://${request.host}`, fault);
        tokens.revoke(bearerToken(request));
        return fpayRefusals.badToken;
      },
    });
  const refOf = (id: string): string | null => store.find(id)?.merchantRef ?? null;

  app.post(fpayPaymentsPath, quiet, (request, reply) =>
    answer(request, reply, 'create', referenceIdOf(bodyOf(request)), (origin, fault) =>
      calls.create(bodyOf(request), origin, fault),
    ),
  );
  app.get<OfId>(`${fpayPaymentsPath}/:id`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, 'status', refOf(id), (origin, fault) =>
      calls.status(id, origin, fault),
    );
  });
  app.post<OfId>(`${fpayPaymentsPath}/:id/refund`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, 'refund', refOf(id), (origin, fault) =>
      calls.refund(id, bodyOf(request), origin, fault),
    );
  });
}

function referenceIdOf(rawBody: string): string | null {
  const transaction = readObject(rawBody)?.['transaction'];
  return isObject(transaction) ? textOrNull(transaction['reference_id']) : null;
}

/** Refuses calls without a valid access token, and bodies whose content type is not JSON. */
function refusedByHeaders(request: FastifyRequest, tokens: FpayTokens): ProviderResponse | null {
  if (!tokens.isValid(bearerToken(request))) return fpayRefusals.badToken;
  const isJson = headerOf(request, 'content-type').startsWith('application/json');
  return bodyOf(request) !== '' && !isJson ? fpayRefusals.notJson : null;
}
