import { type JsonSchema } from '@comanda/contract/json-schema.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import {
  isAcceptedDay,
  isAcceptedInstant,
  isAcceptedLocalTime,
} from '@comanda/domain/hours/accepted-dates.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * The schema compiler of all endpoints: no coercion, finite numbers, validation ends at the first
 * error.
 */
const ajv = new Ajv({
  strict: false,
  strictNumbers: true,
  coerceTypes: false,
  allErrors: false,
  validateFormats: true,
  ownProperties: true,
});
ajv.addFormat('uuid', uuid);
ajv.addFormat('date', isAcceptedDay);
ajv.addFormat('date-time', isAcceptedInstant);
ajv.addFormat('local-date-time', isAcceptedLocalTime);

/** Returns the formats of a schema that the compiler does not know, and would ignore. */
export const unknownFormats = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(unknownFormats);
  if (!isRecord(schema)) return [];
  const { format } = schema;
  const own = typeof format === 'string' && !(format in ajv.formats) ? [format] : [];
  return [...own, ...Object.values(schema).flatMap(unknownFormats)];
};

export const compileSchema = (schema: JsonSchema): ValidateFunction => ajv.compile(schema);

/**
 * Returns the error that lies deepest in the value; for the alternatives of a union it is the most
 * specific one.
 */
const deepestError = (errors: readonly ErrorObject[]): ErrorObject | undefined =>
  [...errors]
    .filter((error) => error.keyword !== 'anyOf')
    .sort((a, b) => b.instancePath.length - a.instancePath.length)[0] ?? errors[0];

const dotted = (pointer: string): string => pointer.slice(1).replaceAll('/', '.');

/**
 * Returns the refusal of an invalid value: the field (external name, with dots) and its problem.
 */
export function refusalOfErrors(
  errors: readonly ErrorObject[] | null | undefined,
  label: 'FIELD_VALIDATION' | 'INVALID_PARAMETER',
): Refusal {
  const error = deepestError(errors ?? []);
  if (!error) return refusalOf(label);
  const field = dotted(error.instancePath);
  if (error.keyword === 'required') {
    const missing: unknown = error.params['missingProperty'];
    return refusalOf('PARAMETER_MISSING', { field: [field, missing].filter(Boolean).join('.') });
  }
  return refusalOf(label, { field, problem: error.message ?? error.keyword });
}
