import type { FastifyInstance } from 'fastify';
import { numberOf, readObject } from '../http/read-json.ts';
import { bodyOf } from '../http/request.ts';
import type { Control } from './control.ts';
import type { DeliveryBook, DeliveryTruth } from './delivery-book.ts';
import type { FaultName } from './fault.ts';
import { loopbackOnly } from './loopback.ts';
import type { MoneyBook, Truth } from './money-book.ts';
import type { Repertoire } from './repertoire.ts';
import { readRule } from './rule.ts';

export type ControlDeps = {
  control: Control;
  books: Readonly<Record<string, MoneyBook>>;
  /** What really became of deliveries, of every courier. */
  deliveries: DeliveryBook;
  providers: Readonly<Record<string, Repertoire>>;
};

const quiet = { logLevel: 'warn', onRequest: loopbackOnly } as const;

/** Faults, time, the oracle of money and deliveries, and the log of calls, of all emulated providers alike. */
export function controlRoutes(app: FastifyInstance, { control, books, deliveries, providers }: ControlDeps): void {
  playRoutes(app, control, providers);
  clockRoutes(app, control);

  app.get<{ Querystring: Asked }>('/_truth', quiet, (request) => {
    const { merchantRef, provider } = request.query;
    const asked = Object.entries(books).filter(([name]) => provider === undefined || name === provider);
    const money = withSums(asked.flatMap(([, book]) => (merchantRef === undefined ? book.all() : (book.of(merchantRef) ?? []))));
    return { ...money, ...withLive(deliveries.all().filter(isAsked(request.query))) };
  });
  app.get('/_requests', quiet, () => ({ requests: control.log.newest() }));
}

function playRoutes(app: FastifyInstance, { play }: Control, providers: Readonly<Record<string, Repertoire>>): void {
  app.post('/_play', quiet, (request, reply) => {
    const read = readRule(bodyOf(request), providers);
    if (!read.ok) return reply.code(422).send({ error: read.error });
    const rule = play.add(read.rule);
    return rule === null ? reply.code(429).send({ error: 'too many rules: DELETE /_play' }) : reply.code(201).send(rule);
  });
  app.get('/_play', quiet, () => {
    const fired = play.fired();
    const byFault: Partial<Record<FaultName, number>> = {};
    for (const { fault, count } of fired) byFault[fault] = (byFault[fault] ?? 0) + count;
    return { total: fired.reduce((sum, { count }) => sum + count, 0), byFault, fired, rules: play.rules() };
  });
  app.delete('/_play', quiet, (_request, reply) => {
    play.clear();
    return reply.code(204).send();
  });
}

function clockRoutes(app: FastifyInstance, { clock }: Control): void {
  const shown = () => ({ now: clock.now(), aheadMs: clock.aheadMs() });
  app.get('/_clock', quiet, shown);
  app.post('/_clock', quiet, (request, reply) => {
    const advanceMs = numberOf(readObject(bodyOf(request))?.['advanceMs']);
    if (advanceMs === null || advanceMs < 0) return reply.code(422).send({ error: 'advanceMs: milliseconds, 0 or more' });
    clock.advance(advanceMs);
    return reply.send(shown());
  });
}

type Asked = { merchantRef?: string; provider?: string };
const isAsked =
  ({ merchantRef, provider }: Asked) =>
  (one: DeliveryTruth): boolean =>
    (merchantRef === undefined || one.merchantRef === merchantRef) && (provider === undefined || one.provider === provider);

/** `live`: how many of them a rider is still busy with. More than one of a reference is food brought twice. */
const withLive = (deliveries: readonly DeliveryTruth[]) => ({ live: deliveries.filter(({ live }) => live).length, deliveries });

const withSums = (truth: readonly Truth[]) => ({
  taken: truth.reduce((sum, { taken }) => sum + taken, 0),
  returned: truth.reduce((sum, { returned }) => sum + returned, 0),
  truth,
});
