import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { type KeyStyle, snakeCase } from './wire.ts';
import { isRecord } from '@comanda/domain/is-record.ts';

export type JsonSchema = { [key: string]: unknown };

/**
 * Returns the JSON Schema (draft-07) of a schema's wire form: keys in wire spelling, amounts as
 * numbers in major units. Unknown keys are allowed; wire.ts drops them.
 */
export function wireJsonSchema(schema: v.GenericSchema, keys: KeyStyle): JsonSchema {
  const { $schema, ...plain } = toJsonSchema(schema, { errorMode: 'ignore' });
  return keys === 'snake' ? spellSnake(plain) : plain;
}

const spellKeys = (properties: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(properties).map(([key, child]) => [snakeCase(key), spellAny(child)]),
  );

const spellAny = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(spellAny);
  return isRecord(value) ? spellSnake(value) : value;
};

/**
 * Renames the keys in `properties` and `required` to snake_case. Enums, consts and examples are
 * values and stay unchanged.
 */
function spellSnake(schema: JsonSchema): JsonSchema {
  const result: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isRecord(value)) result[key] = spellKeys(value);
    else if (key === 'required' && Array.isArray(value))
      result[key] = value.map((name) => snakeCase(String(name)));
    else if (key === 'enum' || key === 'const') result[key] = value;
    else result[key] = spellAny(value);
  }
  return result;
}
