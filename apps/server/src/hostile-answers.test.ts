import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { unsafeReason, hostileVariants, type JsonValue } from './testing/hostile-values.ts';
import { wireSamples } from './testing/wire-samples.ts';

/**
 * Tests the schemas of other systems' responses with hostile values: a value that passes a schema
 * can be stored and shown.
 */

const root = import.meta.dirname;
const wireFiles = globSync('{couriers,payments,geocoding,features,platform}/**/{wire,*-wire}.ts', {
  cwd: root,
}).toSorted();

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'schema' &&
  '~run' in value;

async function schemasOf(file: string): Promise<[name: string, schema: v.GenericSchema][]> {
  const exported: Record<string, unknown> = await import(join(root, file));
  return Object.entries(exported).flatMap(([name, value]) =>
    isSchema(value) ? [[`${file} ${name}`, value]] : [],
  );
}
const schemas = (await Promise.all(wireFiles.map(schemasOf))).flat();

test('every response schema has a sample, and every sample has a schema', () => {
  expect(schemas.map(([name]) => name).toSorted()).toEqual(Object.keys(wireSamples).toSorted());
});

/** Schemas of data that this program or an operator wrote. */
const ours = [
  'payments/certification/recording.ts',
  'geocoding/gazetteer-file.ts',
  'platform/calls/provider-secrets.ts',
];

test('response schemas stand only in the files that this test reads', () => {
  const files = globSync(
    '{couriers,payments,geocoding,platform/calls,kitchen,mail,payment}/**/*.ts',
    { cwd: root },
  );
  const shape =
    /\bv\.(?:object|looseObject|strictObject|objectWithRest|variant|union|record|tuple|array|parseJson)\(/u;
  const elsewhere = files.filter(
    (file) => !/(?:^|\/|-)wire\.ts$|\.test\.ts$/u.test(file) && !ours.includes(file),
  );
  expect(elsewhere.filter((file) => shape.test(readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  );
});

/** The only field that another schema reads afterwards. */
const unread = { 'couriers/providers/uber/uber-wire.ts uberWebhook': 'data' };

const outputOf = (name: string, output: unknown): unknown =>
  typeof output === 'object' && output !== null
    ? Object.fromEntries(
        Object.entries(output).filter(([key]) => !(name in unread && key === 'data')),
      )
    : output;

describe.each(schemas)('%s', (name, schema) => {
  const sample: JsonValue = wireSamples[name];

  test('the schema accepts the documented response', () => {
    const read = v.safeParse(schema, sample);
    expect(read.issues).toBeUndefined();
    expect(unsafeReason(outputOf(name, read.output))).toBeNull();
  });

  test('the schema lets no hostile value through and never throws', () => {
    for (const answer of hostileVariants(sample)) {
      const read = v.safeParse(schema, answer);
      const fault = read.success ? unsafeReason(outputOf(name, read.output)) : null;
      if (fault !== null) expect.fail(`${fault} passes in ${JSON.stringify(answer).slice(0, 400)}`);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
