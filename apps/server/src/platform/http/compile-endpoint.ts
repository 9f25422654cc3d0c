import { cardSearchFields } from '@comanda/contract/card-search-fields.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { type JsonSchema, wireJsonSchema } from '@comanda/contract/json-schema.ts';
import { snakeCase, wireReader, wireWriter } from '@comanda/contract/wire.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';
import type * as v from 'valibot';
import type { CardSearchFields } from './card-number.ts';
import { boundedMap } from '../bounded-map.ts';
import { compileSchema, refusalOfErrors } from './validator.ts';
import { isRecord } from '@comanda/domain/is-record.ts';

type ReadInput = (wire: unknown, decimals: Decimals) => Result<unknown, Refusal>;
export type CompiledEndpoint = {
  params: ReadInput;
  query: ReadInput;
  body: ReadInput;
  /** Fields of the body that the search for card numbers treats in their own way. */
  cardSearch(): CardSearchFields;
  answer(inner: unknown, decimals: Decimals): string;
};

const lazily = <T>(make: () => T): (() => T) => {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: make() }).value;
};

/** They depend on nothing but the endpoint, so that all applications of a process share them. */
const compiledEndpoints = new WeakMap<Endpoint, CompiledEndpoint>();

/**
 * Returns the validators and converters of one endpoint, each of them compiled on first use, so
 * that the server starts sooner.
 */
export function compileEndpoint(endpoint: Endpoint): CompiledEndpoint {
  const known = compiledEndpoints.get(endpoint);
  if (known) return known;
  const compiled = compile(endpoint);
  compiledEndpoints.set(endpoint, compiled);
  return compiled;
}

function compile(endpoint: Endpoint): CompiledEndpoint {
  const write = lazily(() => answerWriter(endpoint.answer));
  return {
    params: withWireNames(
      endpoint.path,
      withParamsCache(
        endpoint.params,
        textReader(endpoint.params, () => refusalOf('NOT_FOUND')),
      ),
    ),
    query: textReader(endpoint.query, (refusal) => refusal),
    body: bodyReader(endpoint.body, 'FIELD_VALIDATION'),
    cardSearch: lazily(() => cardSearchFields(endpoint.body)),
    answer: (inner, decimals) => write()(inner, decimals),
  };
}

/** Spells the parameters of a path with several words, such as `:orderId`, as on the wire. */
function withWireNames(path: string, read: ReadInput): ReadInput {
  if (!/:\w*[A-Z]/.test(path)) return read;
  return (wire, decimals) =>
    read(
      isRecord(wire)
        ? Object.fromEntries(Object.entries(wire).map(([name, value]) => [snakeCase(name), value]))
        : wire,
      decimals,
    );
}

const maxCachedParams = 1_000;

/**
 * Caches the result for paths with one parameter: they have few values, which clients request
 * often.
 */
function withParamsCache(schema: v.GenericSchema | undefined, read: ReadInput): ReadInput {
  const [name, ...more] = schema ? Object.keys(propertiesOf(schema)) : [];
  if (name === undefined || more.length > 0) return read;
  const createParamsCache = () =>
    boundedMap<string, Result<unknown, Refusal>>('path-parameters', maxCachedParams);
  const caches = { 0: createParamsCache(), 2: createParamsCache() };
  return (wire, decimals) => {
    const key = isRecord(wire) ? wire[name] : undefined;
    if (typeof key !== 'string') return read(wire, decimals);
    const cached = caches[decimals].get(key);
    if (cached) return cached;
    const outcome = read(wire, decimals);
    caches[decimals].set(key, outcome);
    return outcome;
  };
}

const readNothing: ReadInput = () => accept(undefined);

function bodyReader(
  schema: v.GenericSchema | undefined,
  label: 'FIELD_VALIDATION' | 'INVALID_PARAMETER',
): ReadInput {
  if (!schema) return readNothing;
  const compiled = lazily(() => ({
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
      : refuse(
          refusalOf(label, { field: problems[0], problem: 'has more decimals than the currency' }),
        );
  };
}

const propertiesOf = (schema: v.GenericSchema): JsonSchema => {
  const { properties } = wireJsonSchema(schema, 'snake');
  return isRecord(properties) ? properties : {};
};

const isNumberProperty = (property: unknown): boolean => {
  if (!isRecord(property)) return false;
  if (Array.isArray(property['anyOf'])) return property['anyOf'].some(isNumberProperty);
  return property['type'] === 'number' || property['type'] === 'integer';
};

const plainNumber = /^-?\d{1,15}(\.\d{1,15})?$/;

/**
 * Reads path and query values, which are text. Values whose schema is a number are converted if
 * they are written as one.
 */
function textReader(
  schema: v.GenericSchema | undefined,
  refusalFor: (refusal: Refusal) => Refusal,
): ReadInput {
  if (!schema) return readNothing;
  const read = bodyReader(schema, 'INVALID_PARAMETER');
  const numbers = lazily(() => {
    return Object.entries(propertiesOf(schema))
      .filter(([, property]) => isNumberProperty(property))
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

function answerWriter(
  schema: v.GenericSchema | undefined,
): (inner: unknown, decimals: Decimals) => string {
  if (!schema) return () => '';
  const writers = {
    0: wireWriter(schema, { decimals: 0, keys: 'camel' }),
    2: wireWriter(schema, { decimals: 2, keys: 'camel' }),
  };
  return (inner, decimals) => JSON.stringify(writers[decimals](inner));
}

/**
 * Serialises an answer of a schema as JSON text in the same way as a mounted endpoint, for
 * compressed answers and event streams. The compiler checks each answer against its schema.
 */
export const answerText = <Schema extends v.GenericSchema>(
  schema: Schema,
  decimals: Decimals,
): ((inner: Frozen<v.InferOutput<Schema>>) => string) => {
  const write = wireWriter(schema, { decimals, keys: 'camel' });
  return (inner) => JSON.stringify(write(inner));
};
