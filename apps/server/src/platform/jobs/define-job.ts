import { branded } from '@comanda/domain/schema/fields.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import type { QueueName } from './job-queues.ts';

/** Within a queue, jobs of a lower number run first. */
const priorities = { first: -1, usual: 0, last: 1 } as const;

/** A job that is ready to be added. `key`: at most one waiting job has it. `runAt`: ISO instant. */
export type NewJob = {
  name: string;
  queue: QueueName;
  priority: number;
  tenantId: string;
  payload: object;
  key: string;
  runAt: string;
};

/**
 * `read` validates a stored payload with its tenant, and throws if it is invalid. `due` returns the
 * job to add: `at` in milliseconds or as an ISO instant.
 */
export type JobDefinition<Name extends string, Payload, KeyFacts extends readonly unknown[]> = {
  readonly name: Name;
  readonly queue: QueueName;
  readonly priority: number;
  read(stored: object): Payload;
  due(at: number | string, payload: Payload, ...keyFacts: KeyFacts): NewJob;
};

/** The payload of a declared job, with its tenant. */
export type JobPayload<Job extends { read(stored: object): unknown }> = ReturnType<Job['read']>;

type PayloadOf<Fields extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Fields, undefined>
> & { tenantId: TenantId };

/** `payload`: its fields beside the tenant. `keyFacts`: what the key names beside the payload. */
type Declaration<
  Name extends string,
  Fields extends v.ObjectEntries,
  KeyFacts extends readonly unknown[],
> = {
  name: Name;
  queue: QueueName;
  priority?: keyof typeof priorities;
  payload: Fields;
  key(payload: PayloadOf<Fields>, ...keyFacts: KeyFacts): string;
};

const tenant = v.object({ tenantId: branded<TenantId>(v.string()) });

/**
 * Declares a job of a brand. A job runs at least once, so its use case must be repeatable. The
 * payload has ids only: docs/rules/privacy.md#no-personal-data-in-jobs-and-logs. Which use case
 * runs it says `jobs.ts`, because use cases add jobs of each other
 * (docs/decisions/0131-one-declaration-for-each-job.md).
 */
export function defineJob<
  const Name extends string,
  Fields extends v.ObjectEntries,
  KeyFacts extends readonly unknown[] = [],
>({
  name,
  queue,
  priority = 'usual',
  payload: fields,
  key,
}: Declaration<Name, Fields, KeyFacts>): JobDefinition<Name, PayloadOf<Fields>, KeyFacts> {
  const schema = v.object(fields);
  const constant = { name, queue, priority: priorities[priority] };
  return {
    ...constant,
    read: (stored) => ({
      ...v.parse(schema, stored),
      tenantId: v.parse(tenant, stored).tenantId,
    }),
    due: (at, payload, ...keyFacts) => {
      const { tenantId, ...stored } = payload;
      const runAt = typeof at === 'string' ? at : isoOf(at);
      return { ...constant, tenantId, payload: stored, key: key(payload, ...keyFacts), runAt };
    },
  };
}
