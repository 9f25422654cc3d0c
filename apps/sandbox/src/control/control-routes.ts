import type { FastifyInstance } from 'fastify';
import { numberOrNull, readObject } from '../http/read-json.ts';
import { bodyOf } from '../http/request.ts';
import type { Control } from './control.ts';
import type { DeliveryRecords, DeliveryTruth } from './delivery-records.ts';
import type { FaultName } from './fault.ts';
import { loopbackOnly } from './loopback-only.ts';
import type { ProviderLedger, MoneyTruth } from './provider-ledger.ts';
import type { SupportedFaults } from './supported-faults.ts';
import { readFaultRule } from './fault-rule.ts';

export type ControlDeps = {
  control: Control;
  ledgers: Readonly<Record<string, ProviderLedger>>;
  /** The actual state of deliveries, of every courier. */
  deliveries: DeliveryRecords;
  providers: Readonly<Record<string, SupportedFaults>>;
};

const quiet = { logLevel: 'warn', onRequest: loopbackOnly } as const;

/**
 * Endpoints that control all emulated providers: faults, clock, records of money and deliveries,
 * log of calls.
 */
export function controlRoutes(
  app: FastifyInstance,
  { control, ledgers, deliveries, providers }: ControlDeps,
): void {
  faultRoutes(app, control, providers);
  clockRoutes(app, control);

  app.get<{ Querystring: TruthQuery }>('/_truth', quiet, (request) => {
    const { merchantRef, provider } = request.query;
    const selectedLedgers = Object.entries(ledgers).filter(
      ([name]) => provider === undefined || name === provider,
    );
    const money = withSums(
      selectedLedgers.flatMap(([, ledger]) =>
        merchantRef === undefined ? ledger.all() : (ledger.of(merchantRef) ?? []),
      ),
    );
    return { ...money, ...withLive(deliveries.all().filter(matchesQuery(request.query))) };
  });
  app.get('/_requests', quiet, () => ({ requests: control.log.newest() }));
}

function faultRoutes(
  app: FastifyInstance,
  { faultPlan }: Control,
  providers: Readonly<Record<string, SupportedFaults>>,
): void {
  app.post('/_faults', quiet, (request, reply) => {
    const read = readFaultRule(bodyOf(request), providers);
    if (!read.ok) return reply.code(422).send({ error: read.error });
    const rule = faultPlan.add(read.rule);
    return rule === null
      ? reply.code(429).send({ error: 'too many rules: DELETE /_faults' })
      : reply.code(201).send(rule);
  });
  app.get('/_faults', quiet, () => {
    const fired = faultPlan.fired();
    const byFault: Partial<Record<FaultName, number>> = {};
    for (const { fault, count } of fired) byFault[fault] = (byFault[fault] ?? 0) + count;
    return {
      total: fired.reduce((sum, { count }) => sum + count, 0),
      byFault,
      fired,
      rules: faultPlan.rules(),
    };
  });
  app.delete('/_faults', quiet, (_request, reply) => {
    faultPlan.clear();
    return reply.code(204).send();
  });
}

function clockRoutes(app: FastifyInstance, { clock }: Control): void {
  const shown = () => ({ now: clock.now(), aheadMs: clock.aheadMs() });
  app.get('/_clock', quiet, shown);
  app.post('/_clock', quiet, (request, reply) => {
    const advanceMs = numberOrNull(readObject(bodyOf(request))?.['advanceMs']);
    if (advanceMs === null || advanceMs < 0)
      return reply.code(422).send({ error: 'advanceMs: milliseconds, 0 or more' });
    clock.advance(advanceMs);
    return reply.send(shown());
  });
}

type TruthQuery = { merchantRef?: string; provider?: string };
const matchesQuery =
  ({ merchantRef, provider }: TruthQuery) =>
  (one: DeliveryTruth): boolean =>
    (merchantRef === undefined || one.merchantRef === merchantRef) &&
    (provider === undefined || one.provider === provider);

/**
 * `live`: number of deliveries that a rider is still working on. More than one per reference means
 * that riders bring the same food twice.
 */
const withLive = (deliveries: readonly DeliveryTruth[]) => ({
  live: deliveries.filter(({ live }) => live).length,
  deliveries,
});

const withSums = (truth: readonly MoneyTruth[]) => ({
  captured: truth.reduce((sum, { captured }) => sum + captured, 0),
  refunded: truth.reduce((sum, { refunded }) => sum + refunded, 0),
  truth,
});
