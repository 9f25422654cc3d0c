import { type Decimals, fromMajor, type Minor, toMajor } from '@comanda/domain/money/money.ts';
import type * as v from 'valibot';
import { isRecord } from '@comanda/domain/is-record.ts';

/**
 * Spelling of keys on the wire: requests and queries snake_case, responses camelCase
 * (docs/rules/limits.md#wire-case).
 */
export type KeyStyle = 'snake' | 'camel';
export type WireOptions = { decimals: Decimals; keys: KeyStyle };

/** Path of an unreadable value, in wire spelling (`order.tip`). */
export type WireProblem = string;

type Convert = (value: unknown, path: string, problems: WireProblem[]) => unknown;

export const snakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const spell = (key: string, style: KeyStyle): string => (style === 'snake' ? snakeCase(key) : key);

type Step = {
  kind: string;
  type: string;
  metadata?: Record<string, unknown>;
  pipe?: readonly Step[];
};

/** The properties of a valibot schema that the converter reads at run time. */
type Node = {
  type: string;
  entries?: Record<string, Node>;
  item?: Node;
  items?: readonly Node[];
  value?: Node;
  wrapped?: Node;
  key?: string;
  getter?: (input: unknown) => Node;
  options?: readonly Node[];
  literal?: unknown;
  pipe?: readonly Step[];
};

/** A pipe that begins with a piped schema holds that schema as its first step. */
const isMoney = (node: Pick<Node, 'pipe'>): boolean =>
  node.pipe?.some(
    (step) => (step.type === 'metadata' && step.metadata?.['unit'] === 'money') || isMoney(step),
  ) ?? false;
const unchanged: Convert = (value) => value;

/** Builds the converter of a schema. Values other than amounts and keys pass unchanged. */
function compileConvert(
  node: Node,
  money: Convert,
  rename: (key: string) => readonly [from: string, to: string],
): Convert {
  if (isMoney(node)) return money;
  const deeper = (child: Node) => compileConvert(child, money, rename);
  const { getter } = node;
  if (getter) return (value, path, problems) => deeper(getter(value))(value, path, problems);
  if (node.wrapped) return maybe(deeper(node.wrapped));
  if (node.entries)
    return object(
      Object.entries(node.entries).map(([key, child]) => ({
        names: rename(key),
        convert: deeper(child),
      })),
    );
  if (node.items) return tuple(node.items.map(deeper));
  if (node.item) return list(deeper(node.item));
  if (node.type === 'record' && node.value) return dictionary(deeper(node.value));
  if (node.type === 'variant' && node.key !== undefined && !isTransformed(node))
    return variant(node.key, node.options ?? [], deeper);
  return unchanged;
}

/** A transformed value no longer has the keys of its schema. */
const isTransformed = (node: Node): boolean =>
  node.pipe?.some(({ kind }) => kind === 'transformation') ?? false;

/** Converts a value by the option whose literal the value has under the key. */
function variant(key: string, options: readonly Node[], deeper: (child: Node) => Convert): Convert {
  const converts = new Map(
    options.map((option) => [option.entries?.[key]?.literal, deeper(option)]),
  );
  return (value, path, problems) =>
    isRecord(value) ? (converts.get(value[key]) ?? unchanged)(value, path, problems) : value;
}

const maybe =
  (convert: Convert): Convert =>
  (value, path, problems) =>
    value === null || value === undefined ? value : convert(value, path, problems);

const list =
  (convert: Convert): Convert =>
  (value, path, problems) =>
    convert === unchanged || !Array.isArray(value)
      ? value
      : value.map((item, index) => convert(item, `${path}.${index}`, problems));

const tuple =
  (converts: readonly Convert[]): Convert =>
  (value, path, problems) =>
    Array.isArray(value)
      ? value.map((item, index) =>
          (converts[index] ?? unchanged)(item, `${path}.${index}`, problems),
        )
      : value;

const dictionary =
  (convert: Convert): Convert =>
  (value, path, problems) => {
    if (convert === unchanged || !isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, convert(item, `${path}.${key}`, problems)]),
    );
  };

type Field = { names: readonly [from: string, to: string]; convert: Convert };

/**
 * Converts only the keys of the schema and drops the others, in both directions
 * (docs/rules/limits.md#fields-outside-the-schema).
 */
const object =
  (fields: readonly Field[]): Convert =>
  (value, path, problems) => {
    if (!isRecord(value)) return value;
    const result: Record<string, unknown> = {};
    for (const { names, convert } of fields) {
      const found = value[names[0]];
      if (found !== undefined)
        result[names[1]] = convert(found, path === '' ? names[0] : `${path}.${names[0]}`, problems);
    }
    return result;
  };

/**
 * Returns a function that converts wire values of a schema to inner values. Validate the shape
 * first. Problems: amounts with too many decimals.
 */
export function wireReader(
  schema: v.GenericSchema,
  { decimals, keys }: WireOptions,
): (wire: unknown, problems: WireProblem[]) => unknown {
  const money: Convert = (value, path, problems) => {
    const inner = typeof value === 'number' ? fromMajor(value, decimals) : null;
    if (inner === null) problems.push(path);
    return inner;
  };
  const convert = compileConvert(schema, money, (key) => [spell(key, keys), key]);
  return (wire, problems) => convert(wire, '', problems);
}

/** Returns a function that converts inner values of a schema to wire values. */
export function wireWriter(
  schema: v.GenericSchema,
  { decimals, keys }: WireOptions,
): (inner: unknown) => unknown {
  const money: Convert = (value) => toMajor(value as Minor, decimals);
  const convert = compileConvert(schema, money, (key) => [key, spell(key, keys)]);
  return (inner) => convert(inner, '', []);
}
