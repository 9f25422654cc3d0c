import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { isRaw, type RawEndpoint } from '@comanda/contract/define-raw-endpoint.ts';
import { type JsonSchema, wireJsonSchema } from '@comanda/contract/json-schema.ts';
import { roles } from '@comanda/domain/session/role.ts';
import { catalogue } from '@comanda/domain/errors/catalogue.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';

/**
 * Formats a schema for readers: `{ id: integer, name?: string, lines: [ … ] }`, one field a line.
 */
function schemaText(schema: unknown, indent = ''): string {
  if (!isRecord(schema)) return 'anything';
  const alternatives = schema['anyOf'];
  if (Array.isArray(alternatives))
    return alternatives.map((each) => schemaText(each, indent)).join(' | ');
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((each) => JSON.stringify(each)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (isRecord(schema['properties']))
    return objectText(schema['properties'], schema['required'], indent);
  if (schema['type'] === 'array')
    return `[ ${schemaText(Array.isArray(schema['items']) ? schema['items'][0] : schema['items'], indent)} ]`;
  if (schema['type'] === 'object')
    return isRecord(schema['additionalProperties'])
      ? `{ …: ${schemaText(schema['additionalProperties'], indent)} }`
      : 'object';
  return limitsOf(schema);
}

function objectText(properties: JsonSchema, required: unknown, indent: string): string {
  const needed: unknown[] = Array.isArray(required) ? required : [];
  const deeper = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, each]) =>
      `${deeper}${name}${needed.includes(name) ? '' : '?'}: ${schemaText(each, deeper)}`,
  );
  return `{\n${fields.join('\n')}\n${indent}}`;
}

function limitsOf(schema: JsonSchema): string {
  const words = [schema['type'] ?? 'anything', schema['format'], schema['pattern']].filter(
    (word) => typeof word === 'string',
  );
  const bounds = [
    ['minimum', '≥'],
    ['maximum', '≤'],
    ['minLength', 'length ≥'],
    ['maxLength', 'length ≤'],
  ].flatMap(([key = '', sign]) =>
    typeof schema[key] === 'number' ? [`${sign} ${schema[key]}`] : [],
  );
  return [...words, ...bounds].join(' ');
}

const block = (
  title: string,
  schema: Endpoint['params'] | Endpoint['answer'],
  keys: 'snake' | 'camel',
): string =>
  schema
    ? `<h4>${title}</h4><pre>${escapeMarkup(schemaText(wireJsonSchema(schema, keys)))}</pre>`
    : '';

function callSection(endpoint: Endpoint): string {
  const { name, method, path, summary, access, status, also204, refusals } = endpoint;
  const refused = refusals
    .map(
      (label) =>
        `<li><code>${catalogue[label].code}</code> ${label} <small>HTTP ${catalogue[label].status}</small></li>`,
    )
    .join('');
  return `<details id="${name}"><summary><b class="${method.toLowerCase()}">${method}</b> <code>${escapeMarkup(path)}</code> <span>${escapeMarkup(summary)}</span></summary>
<p>Called by ${access.join(', ')}. Answers ${status}${also204 ? ' or 204' : ''}.${endpoint.idempotencyKey ? ' Takes an Idempotency-Key.' : ''}</p>
${block('Path', endpoint.params, 'snake')}${block('Query', endpoint.query, 'snake')}${block('Body', endpoint.body, 'snake')}${block('Answer', endpoint.answer, 'camel')}
${refused === '' ? '' : `<h4>May refuse with</h4><ul>${refused}</ul>`}</details>`;
}

function rawSection({
  name,
  methods,
  path,
  summary,
  access,
  description,
  status,
}: RawEndpoint): string {
  const verbs = methods
    .map((method) => `<b class="${method.toLowerCase()}">${method}</b>`)
    .join(' ');
  return `<details id="${name}"><summary>${verbs} <code>${escapeMarkup(path)}</code> <span>${escapeMarkup(summary)}</span></summary>
<p>Called by ${access.join(', ')}. Answers ${status}. ${escapeMarkup(description)}</p></details>`;
}

/** Renders the table of routes and roles: which role may call which route. */
function accessTable(endpoints: readonly (Endpoint | RawEndpoint)[]): string {
  const rows = endpoints.flatMap((endpoint) => {
    const cells = roles
      .map((role) => `<td>${endpoint.access.includes(role) ? 'yes' : ''}</td>`)
      .join('');
    const methods: readonly string[] = isRaw(endpoint) ? endpoint.methods : [endpoint.method];
    return methods.map(
      (method) => `<tr><td>${method} <code>${escapeMarkup(endpoint.path)}</code></td>${cells}</tr>`,
    );
  });
  const heads = ['Call', ...roles].map((head) => `<th>${head}</th>`).join('');
  return `<section><h2 id="access">Who may call what</h2><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></section>`;
}

/**
 * Renders /docs: every endpoint on one page, without scripts, from the definitions that the server
 * mounts.
 */
export function docsPage(endpoints: readonly (Endpoint | RawEndpoint)[]): string {
  const byTag = Map.groupBy(endpoints, ({ tag }) => tag);
  const sections = [...byTag].map(
    ([tag, calls]) =>
      `<section><h2>${tag}</h2>${calls.map((call) => (isRaw(call) ? rawSection(call) : callSection(call))).join('\n')}</section>`,
  );
  const codes = Object.entries(catalogue).map(
    ([label, { code, status }]) => `<tr><td>${code}</td><td>${label}</td><td>${status}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Comanda API</title>
<link rel="stylesheet" href="/docs/style.css"></head><body><main>
<h1>Comanda API</h1>
<p>Requests are snake_case, answers camelCase, amounts numbers in the major unit. Whatever goes wrong answers
<code>{ "code": 1026, "message": "LABEL", "metadata": { … } }</code>. A tenant is found by its host; on a host for programs by <code>X-Tenant</code>. Any other host answers 421.
The same as a document: <a href="/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
${accessTable(endpoints)}
<section><h2>Refusals</h2><table><thead><tr><th>Code</th><th>Label</th><th>HTTP</th></tr></thead><tbody>${codes.join('')}</tbody></table></section>
</main></body></html>
`;
}

export const docsStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:60rem;margin:0 auto;padding:1.5rem}
h1{margin-top:0}h2{margin:2rem 0 .5rem}h4{margin:.75rem 0 .25rem}
details{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.5rem;margin:.5rem 0;padding:.25rem .75rem}
summary{cursor:pointer;padding:.35rem 0}summary b{display:inline-block;min-width:4.5rem}summary span{opacity:.75}
pre{overflow-x:auto;padding:.75rem;border-radius:.375rem;background:color-mix(in srgb,currentColor 7%,transparent);font-size:.875rem}
table{border-collapse:collapse}td,th{text-align:left;padding:.15rem .75rem .15rem 0}
`;
