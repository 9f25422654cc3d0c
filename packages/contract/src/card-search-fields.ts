import type * as v from 'valibot';
import { isRecord } from '@comanda/domain/is-record.ts';
import type { CardSearch } from './fields.ts';
import { snakeCase } from './wire.ts';

/** The properties of a valibot schema that this file reads at run time. */
type Node = {
  type: string;
  entries?: Readonly<Record<string, Node>>;
  item?: Node;
  wrapped?: Node;
  pipe?: readonly (Node & { metadata?: unknown })[];
};

/**
 * Returns the fields of a request's schema that the search for card numbers treats in their own
 * way, by their path in wire spelling: `order.email`. An item of a list has no number in its path:
 * `items.token`. docs/rules/limits.md#values-that-are-no-card-number.
 */
export const cardSearchFields = (
  schema: v.GenericSchema | undefined,
): ReadonlyMap<string, CardSearch> => new Map(schema ? fieldsOf(schema, '') : []);

type Field = readonly [path: string, search: CardSearch];

function fieldsOf(node: Node, path: string): Field[] {
  const search = searchOf(node);
  const { wrapped, item, entries = {} } = node;
  return [
    ...(search === null ? [] : [[path, search] as const]),
    ...(wrapped ? fieldsOf(wrapped, path) : []),
    ...(item ? fieldsOf(item, path) : []),
    ...Object.entries(entries).flatMap(([key, child]) =>
      fieldsOf(child, joinPath(path, snakeCase(key))),
    ),
  ];
}

/** Returns the path of a key below another path, which is empty for the whole body. */
export const joinPath = (path: string, key: string): string =>
  path === '' ? key : `${path}.${key}`;

/** The metadata of a pipe; that of a piped schema stands in its first step. */
function searchOf({ pipe = [] }: Node): CardSearch | null {
  for (const step of pipe) {
    const { metadata } = step;
    if (step.type !== 'metadata' || !isRecord(metadata)) continue;
    const search = metadata['cardSearch'];
    if (search === 'valid-email' || search === 'never') return search;
  }
  return null;
}
