import { demoSecrets as ofCouriers } from '../couriers/registry.ts';
import { demoSecrets as ofProviders } from '../payments/registry.ts';
import { parseSecrets } from '../platform/calls/provider-secrets.ts';

/** Fields of a provider's secret, by its name; `integration` is one text instead. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({ ...ofProviders, ...ofCouriers }).map(([name, fields]) => [name, Object.keys(fields)]),
);

export const secretNames: readonly string[] = ['integration', ...Object.keys(fieldsOf)];

const leastKey = 32;

/** Why a text cannot be the secret of that name, without repeating any of it; null when it can. */
export function problemOfSecret(name: string, text: string): string | null {
  if (name === 'integration')
    return text.length < leastKey ? `a key of at least ${leastKey} characters is needed: openssl rand -hex 32` : null;
  const fields = fieldsOf[name];
  if (!fields) return `there is no secret of that name: one of ${secretNames.join(', ')}`;
  const found = parseSecrets(text);
  const wanted = `JSON with the texts ${fields.join(', ')} is needed`;
  if (found === null) return wanted;
  const missing = fields.filter((field) => !found[field]);
  const strange = Object.keys(found).filter((field) => !fields.includes(field));
  if (missing.length === 0 && strange.length === 0) return null;
  return [wanted, missing.length > 0 ? `missing: ${missing.join(', ')}` : '', strange.length > 0 ? `${strange.length} others` : '']
    .filter(Boolean)
    .join('; ');
}
