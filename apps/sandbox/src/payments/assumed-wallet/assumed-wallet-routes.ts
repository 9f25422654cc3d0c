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
import { assumedWalletCalls } from './assumed-wallet-calls.ts';
import { sandboxWalletKeys } from './assumed-wallet-keys.ts';
import { refusals } from './assumed-wallet-refusal.ts';
import type { AssumedWallet } from './assumed-wallets.ts';

const quiet = { logLevel: 'warn' } as const;
type OfId = { Params: { id: string } };

/** Mounts the calls of the assumed protocol. */
export function assumedWalletRoutes(
  app: FastifyInstance,
  wallet: AssumedWallet,
  store: WalletStore,
  control: Control,
): void {
  const { name, confirms } = wallet;
  const base = `/${name}/payments`;
  const calls = assumedWalletCalls(wallet, store, control.clock);
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    at: PaymentCallName,
    reference: string | null,
    run: (fault: Fault | null) => ProviderResponse,
  ) =>
    answerCall({ provider: name, control }, request, reply, {
      at,
      reference,
      authRefusal: () => refusedByHeaders(name, request),
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
  const refunds = ['refund', calls.refund] as const;
  const steps = confirms
    ? {
        confirm: ['confirm', calls.confirm] as const,
        cancel: ['cancel', calls.cancel] as const,
        refunds,
      }
    : { refunds };
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
function refusedByHeaders(name: string, request: FastifyRequest): ProviderResponse | null {
  if (!secretsEqual(bearerToken(request), sandboxWalletKeys(name).merchantKey))
    return refusals.unauthorised;
  const isJson = headerOf(request, 'content-type').startsWith('application/json');
  return bodyOf(request) !== '' && !isJson ? refusals.notJson : null;
}
