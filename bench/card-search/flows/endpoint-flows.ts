import { allEndpoints, endpointNames } from '@comanda/contract/all-endpoints.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { wireJsonSchema } from '@comanda/contract/json-schema.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import type { Flow } from '../flow.ts';
import { grouped } from '../flow-card.ts';
import type { FlowKind } from './flow-kinds.ts';

/** Endpoints of one flow: with all of them a flow would take much longer than the others. */
const endpointsAtOnce = 16;

/**
 * Every endpoint of the contract gets the number in its path, its query and each text of its body,
 * once in a body that is right otherwise. Calls that end sessions or erase the user come last.
 */
export const endpointFlows: readonly FlowKind[] = Array.from(
  { length: Math.ceil(endpointNames.length / endpointsAtOnce) },
  (_, at): FlowKind => ({
    name: `stray, in the fields of endpoints ${at * endpointsAtOnce + 1} and following`,
    brand: 'burger',
    card: 'approved',
    run: async (flow) => {
      const names = endpointNames.slice(at * endpointsAtOnce, (at + 1) * endpointsAtOnce);
      for (const name of names) await callWithNumber(flow, allEndpoints[name]);
      return 'sent';
    },
  }),
);

async function callWithNumber(flow: Flow, endpoint: Endpoint): Promise<void> {
  const { number } = flow.card;
  const ordinary = endpoint.path.replaceAll(/:\w+/gu, '1');
  const send = (path: string, body?: object) =>
    flow.asUser({ method: endpoint.method, path, ...(body === undefined ? {} : { body }) });
  await send(endpoint.path.replaceAll(/:\w+/gu, number), endpoint.body ? {} : undefined);
  await send(`${ordinary}?${queryOf(endpoint, number)}`, endpoint.body ? {} : undefined);
  if (endpoint.body === undefined) return;
  const schema = wireJsonSchema(endpoint.body, 'snake');
  for (const text of [number, `tarjeta ${grouped(number, ' ')}`])
    await send(ordinary, asObject(filled(schema, text)));
  await send(ordinary, asObject(filled(schema, Number(number))));
}

const queryOf = ({ query }: Endpoint, number: string): string => {
  const schema = query ? wireJsonSchema(query, 'snake') : {};
  const names = isRecord(schema['properties']) ? Object.keys(schema['properties']) : ['card'];
  return names.map((name) => `${name}=${number}`).join('&');
};

const asObject = (value: unknown): object => (isRecord(value) ? value : {});

/** A value of the schema with `text` in place of every text. */
function filled(schema: unknown, text: string | number): unknown {
  if (!isRecord(schema)) return text;
  if (Array.isArray(schema['anyOf'])) return filled(schema['anyOf'][0], text);
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if ('const' in schema) return schema['const'];
  if (isRecord(schema['properties']))
    return Object.fromEntries(
      Object.entries(schema['properties']).map(([key, each]) => [key, filled(each, text)]),
    );
  if (schema['type'] === 'array') return [filled(schema['items'], text)];
  if (schema['type'] === 'number' || schema['type'] === 'integer') return 1;
  return schema['type'] === 'boolean' ? true : text;
}
