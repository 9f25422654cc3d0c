import type { FastifyInstance } from 'fastify';
import type { ProviderLedger } from '../control/provider-ledger.ts';
import type { SupportedFaults } from '../control/supported-faults.ts';
import type { CreatePaymentEmulator, PaymentDeps } from './kit/payment-emulator.ts';
import { paymentsPage } from './payments-page.ts';

export type MountedPayments = {
  ledgers: Readonly<Record<string, ProviderLedger>>;
  supported: Readonly<Record<string, SupportedFaults>>;
};

/**
 * Mounts all payment emulators: APIs and hosted pages on `app`, framed pages on the other origin's
 * `frames`.
 */
export function mountPaymentEmulators(
  app: FastifyInstance,
  frames: FastifyInstance,
  deps: PaymentDeps,
  creators: readonly CreatePaymentEmulator[],
): MountedPayments {
  const emulators = creators.map((create) => create(deps));
  for (const emulator of emulators) {
    emulator.mount(app);
    emulator.mountFrames?.(frames);
  }
  const ledgers = Object.fromEntries(
    emulators.flatMap(({ name, ledger }) => (ledger === null ? [] : [[name, ledger]])),
  );
  app.get('/payments', { logLevel: 'warn' }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(paymentsPage(Object.values(ledgers).flatMap((ledger) => ledger.all()))),
  );
  return {
    ledgers,
    supported: Object.fromEntries(emulators.map((one) => [one.name, one.supported])),
  };
}
