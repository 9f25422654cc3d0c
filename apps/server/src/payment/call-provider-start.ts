import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { ReachedProvider } from './reach-provider.ts';
import type { StartRequest, StartResult } from '../payments/provider/start-request.ts';
import type { ReadyInstrument } from './read-instrument.ts';

/** The step of a browser whose payment was charged, refused or is unknown: it follows the order. */
export const settled = { kind: 'settled' } as const satisfies PaymentNext;

/**
 * Calls the provider as its flow demands. @throws if the instrument is none of the method, which
 * the contract excludes.
 */
export async function callProviderStart(
  { provider, context }: ReachedProvider,
  request: StartRequest,
  { instrument, reference }: ReadyInstrument,
): Promise<StartResult> {
  switch (provider.flow) {
    case 'redirect':
    case 'qrOrLink':
      return provider.start(context, request);
    case 'savedCard':
      if (instrument.kind !== 'savedCard' || reference === null) throw wrongInstrument(request);
      return {
        next: settled,
        report: await provider.charge(context, { ...request, instrument, reference }),
      };
    case 'cardToken':
      if (instrument.kind !== 'cardToken') throw wrongInstrument(request);
      return { next: settled, report: await provider.charge(context, { ...request, instrument }) };
    case 'htmlForm': {
      if (instrument.kind !== 'savedCardWithCvc' || reference === null)
        throw wrongInstrument(request);
      const started = await provider.start(context, { ...request, instrument, reference });
      return { ...started, next: started.next ?? settledBy(started.report) };
    }
    default:
      return unreachable(provider);
  }
}

const wrongInstrument = ({ attempt }: StartRequest): Error =>
  new Error(`a payment by ${attempt.method} was started without its instrument`);

/** A bank may decide without its own check; then the browser follows the order. */
const settledBy = ({ reported }: StartResult['report']): PaymentNext | null =>
  reported === 'captured' || reported === 'declined' ? settled : null;
