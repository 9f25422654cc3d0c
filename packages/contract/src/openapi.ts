import { catalogue, type ErrorLabel } from '@comanda/domain/errors/catalogue.ts';
import { isStaffRole, type Role } from '@comanda/domain/session/role.ts';
import { counterCookies } from './counter/cookies.ts';
import type { Endpoint } from './define-endpoint.ts';
import { isRaw, type RawEndpoint } from './define-raw-endpoint.ts';
import type { Webhook } from './define-webhook.ts';
import { errorBody } from './error-body.ts';
import { headers, platformCounter } from './headers.ts';
import { wireJsonSchema } from './json-schema.ts';
import { snakeCase } from './wire.ts';
import { isRecord } from '@comanda/domain/is-record.ts';

/** Refusals that every endpoint may return. */
const commonRefusals = [
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
const refusalSchema = { $ref: '#/components/schemas/Refusal' };
const securitySchemes = {
  person: {
    type: 'http',
    scheme: 'bearer',
    description: 'Token of a guest (POST /v1/users) or of a user (POST /v1/users/verify_account)',
  },
  job: {
    type: 'apiKey',
    in: 'header',
    name: headers.jobAuthorization,
    description: 'Job token that POST /v1/orders or the beginning of an enrolment answered',
  },
  counter: {
    type: 'apiKey',
    in: 'cookie',
    name: counterCookies.session,
    description: `Session of a staff member, which a sign-in sets. A call also sends ${headers.platform}: ${platformCounter} and the session's id in ${headers.counterSession}`,
  },
  courier: {
    type: 'apiKey',
    in: 'header',
    name: 'authorization',
    description:
      "A courier's own proof: a signature over the body, or the secret that the brand agreed with it",
  },
  integration: {
    type: 'apiKey',
    in: 'header',
    name: headers.integrationSignature,
    description: `Hex HMAC-SHA256 of "<timestamp>.<METHOD> <host><path and query as sent>.<body as sent>" with the tenant's key; each is good for one call. The host is the name in the URL, in lower case and without a port. The timestamp (Unix seconds, decimals allowed) in ${headers.integrationTimestamp}`,
  },
};

const schemeOf: Record<Role, Record<string, never[]>> = {
  visitor: {},
  guest: { person: [] },
  user: { person: [] },
  job: { job: [] },
  integration: { integration: [] },
  courier: { courier: [] },
  crew: { counter: [] },
  manager: { counter: [] },
  owner: { counter: [] },
};

const securityOf = ({ access }: Pick<Endpoint, 'access'>): unknown[] => [
  ...new Map(access.map((role) => [JSON.stringify(schemeOf[role]), schemeOf[role]])).values(),
];

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

const headerParameter = (name: string, required: boolean, description: string) =>
  parameter('header', name, required, description);

const parameter = (
  place: 'header' | 'cookie',
  name: string,
  required: boolean,
  description: string,
) => ({
  name,
  in: place,
  required,
  description,
  schema: text,
});

const refusalLine = (label: ErrorLabel): string =>
  `- ${catalogue[label].code} ${label} (${catalogue[label].status})`;

function responsesOf(endpoint: Endpoint): Record<string, unknown> {
  const content = endpoint.answer && {
    'application/json': { schema: wireJsonSchema(endpoint.answer, 'camel') },
  };
  const refusals = [...endpoint.refusals, ...commonRefusals].map(refusalLine).join('\n');
  return {
    [endpoint.status]: { description: 'Success', ...(content ? { content } : {}) },
    ...(endpoint.also204 ? { 204: { description: 'Nothing (yet)' } } : {}),
    default: {
      description: `A refusal of the catalogue:\n${refusals}`,
      content: { 'application/json': { schema: refusalSchema } },
    },
  };
}

/** Headers and cookie of a call of the counter; none for another call. */
function counterParameters({ access, deviceCookie }: Endpoint): unknown[] {
  const isOfStaff = access.some(isStaffRole);
  if (!isOfStaff && !deviceCookie) return [];
  return [
    headerParameter(headers.platform, true, `"${platformCounter}"`),
    ...(isOfStaff
      ? [headerParameter(headers.counterSession, true, 'Id of the session that the call is for')]
      : [parameter('cookie', counterCookies.device, false, 'The device, which a sign-in sets')]),
  ];
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
      ...(endpoint.idempotencyKey
        ? [
            headerParameter(
              headers.idempotencyKey,
              false,
              'The same key and body answer the same, once',
            ),
          ]
        : []),
      ...(endpoint.loginToken
        ? [
            headerParameter(
              headers.loginToken,
              false,
              'What POST /v1/users/login or /v1/users/me/codes answered to this browser',
            ),
          ]
        : []),
      ...(endpoint.linkKey === undefined
        ? []
        : [headerParameter(endpoint.linkKey, false, 'The key of a link, instead of a token')]),
      ...counterParameters(endpoint),
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
    ],
    ...(endpoint.fileBytes === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            description: `The file as it is, at most ${endpoint.fileBytes} bytes.`,
            content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
          },
        }),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: wireJsonSchema(endpoint.body, 'snake') } },
          },
        }
      : {}),
    responses: responsesOf(endpoint),
  };
}

const webhookOf = ({
  name,
  summary,
  tag,
  description,
  body,
}: Webhook): Record<string, unknown> => ({
  post: {
    operationId: name,
    summary,
    tags: [tag],
    description,
    security: [schemeOf.integration],
    parameters: [
      headerParameter(headers.integrationTimestamp, true, 'Unix seconds, at most 300 s off'),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: wireJsonSchema(body, 'camel') } },
    },
    responses: { '2XX': { description: 'It was taken' } },
  },
});

/** Returns one operation per method. The first has the endpoint's name as operationId. */
function rawOperations(endpoint: RawEndpoint): Record<string, unknown> {
  const { name, summary, tag, methods, access, params, description, status } = endpoint;
  const operation = (method: string, at: number) => ({
    operationId: at === 0 ? name : `${name}By${method}`,
    summary,
    tags: [tag],
    description: `Called by: ${access.join(', ')}. ${description}`,
    security: securityOf({ access }),
    parameters: parametersIn('path', params),
    ...(method === 'POST' ? { requestBody: { required: false, content: { '*/*': {} } } } : {}),
    responses: {
      [status]: { description: status === 303 ? 'Sent on to a page' : 'Taken' },
      default: {
        description: 'A refusal of the catalogue',
        content: { 'application/json': { schema: refusalSchema } },
      },
    },
  });
  return Object.fromEntries(
    methods.map((method, at) => [method.toLowerCase(), operation(method, at)]),
  );
}

/**
 * Returns the OpenAPI 3.1 description of endpoints and webhooks. It uses the schemas that validate
 * the calls. docs/rules/limits.md#openapi-description.
 */
export function openApiDocument(
  endpoints: Readonly<Record<string, Endpoint | RawEndpoint>>,
  webhooks: Readonly<Record<string, Webhook>> = {},
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of Object.values(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => `{${snakeCase(name)}}`);
    const operations = isRaw(endpoint)
      ? rawOperations(endpoint)
      : { [endpoint.method.toLowerCase()]: operationOf(endpoint) };
    paths[path] = { ...paths[path], ...operations };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Comanda',
      version: '1',
      description:
        'Requests are snake_case, answers camelCase; amounts are JSON numbers in the major unit.',
    },
    paths,
    webhooks: Object.fromEntries(
      Object.values(webhooks).map((webhook) => [webhook.name, webhookOf(webhook)]),
    ),
    components: { securitySchemes, schemas: { Refusal: wireJsonSchema(errorBody, 'camel') } },
  };
}
