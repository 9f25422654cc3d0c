import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { type JsonSchema, wireJsonSchema } from '@comanda/contract/json-schema.ts';
import { wireReader, wireWriter } from '@comanda/contract/wire.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type * as v from 'valibot';
import { boundedMap } from '../bounded-map.ts';
import { compileSchema, refusalOfErrors } from './validator.ts';

type Read = (wire: unknown, decimals: Decimals) => Result<unknown, Refusal>;
export type CompiledEndpoint = { params: Read; query: Read; body: Read; answer(inner: unknown, decimals: Decimals): string };

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Checks and converters of one call, each compiled when it is first needed: the server is up before all of them are. */
export function compileEndpoint(endpoint: Endpoint): CompiledEndpoint {
  const write = once(() => answerWriter(endpoint.answer));
  return {
    params: remembered(
      endpoint.params,
      strings(endpoint.params, () => refusalOf('NOT_FOUND')),
    ),
    query: strings(endpoint.query, (refusal) => refusal),
    body: reader(endpoint.body, 'FIELD_VALIDATION'),
    answer: (inner, decimals) => write()(inner, decimals),
  };
}

const mostRemembered = 1_000;

/** Paths with one value in them are few and asked for again and again. */
function remembered(schema: v.GenericSchema | undefined, read: Read): Read {
  const [name, ...more] = schema ? Object.keys(propertiesOf(schema)) : [];
  if (name === undefined || more.length > 0) return read;
  const readParams = () => boundedMap<string, Result<unknown, Refusal>>('path-parameters', mostRemembered);
  const known = { 0: readParams(), 2: readParams() };
  return (wire, decimals) => {
    const key = isRecord(wire) ? wire[name] : undefined;
    if (typeof key !== 'string') return read(wire, decimals);
    const found = known[decimals].get(key);
    if (found) return found;
    const outcome = read(wire, decimals);
    known[decimals].set(key, outcome);
    return outcome;
  };
}

const nothing: Read = () => accept(undefined);

function reader(schema: v.GenericSchema | undefined, label: 'FIELD_VALIDATION' | 'INVALID_PARAMETER'): Read {
  if (!schema) return nothing;
  const compiled = once(() => ({
    validate: compileSchema(wireJsonSchema(schema, 'snake')),
    0: wireReader(schema, { decimals: 0, keys: 'snake' }),
    2: wireReader(schema, { decimals: 2, keys: 'snake' }),
  }));
  return (wire, decimals) => {
    const { validate, [decimals]: read } = compiled();
    if (!validate(wire)) return refuse(refusalOfErrors(validate.errors, label));
    const problems: string[] = [];
    const inner = read(wire, problems);
    return problems.length === 0
      ? accept(inner)
      : refuse(refusalOf(label, { field: problems[0], problem: 'has more decimals than the currency' }));
  };
}

const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

const propertiesOf = (schema: v.GenericSchema): JsonSchema => {
  const { properties } = wireJsonSchema(schema, 'snake');
  return isRecord(properties) ? properties : {};
};

const saysNumber = (property: unknown): boolean => {
  if (!isRecord(property)) return false;
  if (Array.isArray(property['anyOf'])) return property['anyOf'].some(saysNumber);
  return property['type'] === 'number' || property['type'] === 'integer';
};

const plainNumber = /^-?\d{1,15}(\.\d{1,15})?$/;

/** Path and query values are text: those whose schema says number are read when they are written as one, and only then. */
function strings(schema: v.GenericSchema | undefined, refusalFor: (refusal: Refusal) => Refusal): Read {
  if (!schema) return nothing;
  const read = reader(schema, 'INVALID_PARAMETER');
  const numbers = once(() => {
    return Object.entries(propertiesOf(schema))
      .filter(([, property]) => saysNumber(property))
      .map(([name]) => name);
  });
  return (wire, decimals) => {
    const values: Record<string, unknown> = isRecord(wire) ? { ...wire } : {};
    for (const name of numbers()) {
      const text = values[name];
      if (typeof text === 'string' && plainNumber.test(text)) values[name] = Number(text);
    }
    const outcome = read(values, decimals);
    return outcome.ok ? outcome : refuse(refusalFor(outcome.error));
  };
}

function answerWriter(schema: v.GenericSchema | undefined): (inner: unknown, decimals: Decimals) => string {
  if (!schema) return () => '';
  const writers = { 0: wireWriter(schema, { decimals: 0, keys: 'camel' }), 2: wireWriter(schema, { decimals: 2, keys: 'camel' }) };
  return (inner, decimals) => JSON.stringify(writers[decimals](inner));
}

/** Writes an answer of a schema as JSON text, the same way as a mounted call does: for preserialised answers and event streams. */
export const answerText = (schema: v.GenericSchema, decimals: Decimals): ((inner: unknown) => string) => {
  const write = wireWriter(schema, { decimals, keys: 'camel' });
  return (inner) => JSON.stringify(write(inner));
};
