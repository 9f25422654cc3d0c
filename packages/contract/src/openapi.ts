import { catalogue, type ErrorLabel } from '@comanda/domain/errors/catalogue.ts';
import type { Role } from '@comanda/domain/session/abilities.ts';
import type { Endpoint } from './define-endpoint.ts';
import { errorBody } from './error-body.ts';
import { headers } from './headers.ts';
import { type JsonSchema, wireJsonSchema } from './json-schema.ts';

/** Refusals that any call may answer with. */
export const commonRefusals = [
  'PARAMETER_MISSING',
  'FIELD_VALIDATION',
  'INVALID_PARAMETER',
  'NOT_FOUND',
  'NOT_AUTHORIZED',
  'INVALID_TOKEN',
  'TOO_MANY_REQUESTS',
  'TIMEOUT',
  'SERVICE_ERROR',
  'DEFAULT',
] as const satisfies readonly ErrorLabel[];

const text = { type: 'string' };
const securitySchemes = {
  person: { type: 'http', scheme: 'bearer', description: 'Token of a guest (POST /v1/users) or of a signed-in user' },
  job: { type: 'apiKey', in: 'header', name: headers.jobAuthorization, description: 'Job token that POST /v1/orders answered' },
  integration: {
    type: 'apiKey',
    in: 'header',
    name: headers.integrationSignature,
    description: `Hex HMAC-SHA256 of "<timestamp>.<raw body>" with the tenant's key; the timestamp (Unix seconds) in ${headers.integrationTimestamp}`,
  },
};

const schemeOf: Record<Role, Record<string, never[]>> = {
  visitor: {},
  guest: { person: [] },
  user: { person: [] },
  job: { job: [] },
  integration: { integration: [] },
};

const securityOf = ({ access }: Endpoint): unknown[] => [
  ...new Map(access.map((role) => [JSON.stringify(schemeOf[role]), schemeOf[role]])).values(),
];

const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

function parametersIn(place: 'path' | 'query', schema: Endpoint['params']): unknown[] {
  if (!schema) return [];
  const { properties, required } = wireJsonSchema(schema, 'snake');
  const needed: unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, each]) => ({
    name,
    in: place,
    required: needed.includes(name),
    schema: each,
  }));
}

const headerParameter = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: text,
});

const refusalLine = (label: ErrorLabel): string => `- ${catalogue[label].code} ${label} (${catalogue[label].status})`;

function responsesOf(endpoint: Endpoint): Record<string, unknown> {
  const content = endpoint.answer && { 'application/json': { schema: wireJsonSchema(endpoint.answer, 'camel') } };
  const refusals = [...endpoint.refusals, ...commonRefusals].map(refusalLine).join('\n');
  return {
    [endpoint.status]: { description: 'Success', ...(content ? { content } : {}) },
    ...(endpoint.also204 ? { 204: { description: 'Nothing (yet)' } } : {}),
    default: {
      description: `A refusal of the catalogue:\n${refusals}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  };
}

function operationOf(endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    description: `Called by: ${endpoint.access.join(', ')}.`,
    security: securityOf(endpoint),
    parameters: [
      headerParameter(headers.tenant, false, 'The tenant, where the host does not say it'),
      ...(endpoint.idempotencyKey ? [headerParameter(headers.idempotencyKey, false, 'The same key and body answer the same, once')] : []),
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: wireJsonSchema(endpoint.body, 'snake') } } } }
      : {}),
    responses: responsesOf(endpoint),
  };
}

/** The OpenAPI 3.1 description of calls, from the same schemas that validate them. decisions §3. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of Object.values(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Comanda',
      version: '1',
      description: 'Requests are snake_case, answers camelCase; amounts are JSON numbers in the major unit.',
    },
    paths,
    components: { securitySchemes, schemas: { Refusal: wireJsonSchema(errorBody, 'camel') } },
  };
}
