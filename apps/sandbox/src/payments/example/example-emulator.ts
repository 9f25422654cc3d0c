import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { CallName, Fault } from '../../control/fault.ts';
import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { mountHostedPage } from '../kit/mount-hosted-page.ts';
import type { CreatePaymentEmulator, PaymentDeps } from '../kit/payment-emulator.ts';
import { createExampleBank, type ExampleBank } from './example-bank.ts';
import { exampleCalls, exampleRefusals } from './example-calls.ts';
import { examplePage } from './example-page.ts';

const quiet = { logLevel: 'warn' } as const;
/** The key of the only shop, worthless elsewhere. */
const shopKey = 'example-key';
type WithId = { Params: { id: string } };
type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  at: CallName,
  reference: string | null,
  run: (fault: Fault | null) => ProviderResponse,
) => Promise<FastifyReply>;

/**
 * Example Pay: no real provider. It shows the parts of an emulator for whoever writes one, and the
 * tests of “Adding a provider” (docs/payments.md) run against it.
 */
export const exampleEmulator: CreatePaymentEmulator = (deps) => {
  const bank = createExampleBank(deps.control.clock);
  return {
    name: 'example',
    ledger: bank.ledger,
    supported: supportedPaymentFaults(['create', 'status', 'search', 'refund', 'webhook']),
    mount: (app) => {
      mountApi(app, deps, bank);
      mountHostedPage(app, deps.control, examplePage(deps, bank));
    },
  };
};

function mountApi(app: FastifyInstance, { control }: PaymentDeps, bank: ExampleBank): void {
  const calls = exampleCalls(bank, control.clock);
  const answer: Answer = (request, reply, at, reference, run) =>
    answerCall({ provider: 'example', control }, request, reply, {
      at,
      reference,
      authRefusal: () =>
        headerOf(request, 'authorization') === `Bearer ${shopKey}`
          ? null
          : exampleRefusals.unauthorised,
      run,
    });
  const referenceOf = (id: string): string | null => bank.find(id)?.reference ?? null;

  app.post('/example/payments', quiet, (request, reply) => {
    const reference = textOrNull(readObject(bodyOf(request))?.['reference']);
    return answer(request, reply, 'create', reference, (fault) =>
      calls.create(bodyOf(request), `${request.protocol}://${request.host}`, fault),
    );
  });
  app.get<WithId>('/example/payments/:id', quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, 'status', referenceOf(id), (fault) =>
      calls.status(bank.find(id), fault),
    );
  });
  app.get<WithId>('/example/references/:id', quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, 'search', id, (fault) =>
      calls.status(bank.findByReference(id), fault),
    );
  });
  app.post<WithId>('/example/payments/:id/refunds', quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, 'refund', referenceOf(id), (fault) =>
      calls.refund(id, bodyOf(request), headerOf(request, 'idempotency-key'), fault),
    );
  });
}
