import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { Control } from '../../control/control.ts';
import type { Fault, PaymentCallName } from '../../control/fault.ts';
import { bearerToken } from '../../couriers/bearer-token.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject, readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import type { WalletStore } from '../wallets/wallet-store.ts';
import { machCalls } from './mach-calls.ts';
import { captureOfToken } from './mach-keys.ts';
import { machRefusals } from './mach-refusal.ts';

const base = '/mach/payments';
const quiet = { logLevel: 'warn' } as const;
type OfToken = { Params: { token: string } };

/** Mounts MACH's calls, with the original paths. */
export function machRoutes(app: FastifyInstance, store: WalletStore, control: Control): void {
  const calls = machCalls(store, control.clock);
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    at: PaymentCallName,
    reference: string | null,
    run: (fault: Fault | null) => ProviderResponse,
  ) =>
    answerCall({ provider: 'mach', control }, request, reply, {
      at,
      reference,
      authRefusal: () => refusedByHeaders(request),
      run,
    });
  const refOf = (token: string): string | null => store.find(token)?.merchantRef ?? null;
  const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

  app.post(base, quiet, (request, reply) =>
    answer(request, reply, 'create', upstreamIdOf(bodyOf(request)), (fault) => {
      const capture = captureOfToken(bearerToken(request)) ?? 'manual';
      return calls.create(bodyOf(request), { origin: originOf(request), capture }, fault);
    }),
  );
  app.get<OfToken>(`${base}/:token`, quiet, (request, reply) => {
    const { token } = request.params;
    return answer(request, reply, 'status', refOf(token), (fault) => calls.status(token, fault));
  });
  app.get<OfToken>(`${base}/:token/qr`, quiet, (request, reply) => {
    const { token } = request.params;
    return answer(request, reply, 'qr', refOf(token), () => calls.qr(token, originOf(request)));
  });
  const steps = {
    confirm: ['confirm', calls.confirm],
    cancel: ['cancel', calls.cancel],
    reverse: ['refund', calls.reverse],
    refund: ['refund', calls.refund],
  } as const;
  for (const [step, [at, run]] of Object.entries(steps))
    app.post<OfToken>(`${base}/:token/${step}`, quiet, (request, reply) => {
      const { token } = request.params;
      return answer(request, reply, at, refOf(token), (fault) =>
        run(token, bodyOf(request), fault),
      );
    });
}

function upstreamIdOf(rawBody: string): string | null {
  const payment = readObject(rawBody)?.['payment'];
  return isObject(payment) ? textOrNull(payment['upstream_id']) : null;
}

/** Refuses calls without a valid API token, and bodies whose content type is not JSON. */
function refusedByHeaders(request: FastifyRequest): ProviderResponse | null {
  if (captureOfToken(bearerToken(request)) === null) return machRefusals.unauthorised;
  const isJson = headerOf(request, 'content-type').startsWith('application/json');
  return bodyOf(request) !== '' && !isJson ? machRefusals.notJson : null;
}
