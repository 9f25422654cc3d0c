import { demoCourierSecrets } from '../../couriers/courier-registry.ts';
import { paymentSecrets } from '../../payments/all-providers.ts';
import { parseProviderSecrets } from '../../platform/calls/provider-secrets.ts';

/** Fields of a provider's secret, by its name. `integration` is a plain text and has none. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ...paymentSecrets.map(({ name, demo }) => [name, demo] as const),
    ...Object.entries(demoCourierSecrets),
  ].map(([name, demo]) => [name, Object.keys(demo)]),
);

export const secretNames: readonly string[] = ['integration', ...Object.keys(fieldsOf)];

const minKeyLength = 32;

/**
 * Returns why a text is not a valid secret of that name, without repeating it; null if it is valid.
 */
export function problemOfSecret(name: string, text: string): string | null {
  if (name === 'integration')
    return text.length < minKeyLength
      ? `a key of at least ${minKeyLength} characters is needed: openssl rand -hex 32`
      : null;
  const fields = fieldsOf[name];
  if (!fields) return `there is no secret of that name: one of ${secretNames.join(', ')}`;
  const secrets = parseProviderSecrets(text);
  const expectedText = `JSON with the texts ${fields.join(', ')} is needed`;
  if (secrets === null) return expectedText;
  const missing = fields.filter((field) => !secrets[field]);
  const unknown = Object.keys(secrets).filter((field) => !fields.includes(field));
  if (missing.length === 0 && unknown.length === 0) return null;
  return [
    expectedText,
    missing.length > 0 ? `missing: ${missing.join(', ')}` : '',
    unknown.length > 0 ? `${unknown.length} others` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
