import { holdsCardNumber } from '@comanda/domain/card-numbers/find-card-number.ts';
import type { ProviderAnswer, ProviderCall } from '../../platform/calls/provider-call.ts';
import type { CertificationStep } from '../provider/certification-step.ts';
import type { RecordedExchange } from './recording.ts';

/** Headers whose values are no secret. */
const plainHeaders = new Set(['accept', 'content-type']);

/**
 * Names of fields that hold keys, tokens or card data. A name may have a prefix or a suffix
 * (`SpiToken`, `card_detail`), so whole words of it are compared.
 */
const secretWords = new Set([
  ...['token', 'tokens', 'secret', 'password', 'key', 'apikey', 'authorization', 'signature'],
  ...['login', 'nonce', 'trankey', 'seed', 'jwt', 'session'],
  ...[
    'pan',
    'cvv',
    'cvv2',
    'cvc',
    'csc',
    'bin',
    'expiry',
    'expiration',
    'expire',
    'holder',
    'cardholder',
  ],
  ...['email', 'phone', 'mobile', 'document', 'ip', 'useragent'],
]);
const secretPairs =
  /card_?(?:number|pan|code)|security_?code|account_?number|last_?four|redirect_?data/iu;

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/u);

const isSecretField = (name: string): boolean =>
  secretPairs.test(name) || wordsOf(name).some((word) => secretWords.has(word));

/** Longest text of a recording, characters: pictures and whole pages are no facts of a protocol. */
const maxText = 400;
/** A long mix of letters and digits opens something. Our own references have 26 characters. */
const longToken = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{30,}(?![\w-])/giu;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/**
 * Removes what a recording must not hold from texts and JSON values. `secrets`: the values of the
 * merchant's keys.
 */
function createRedactor(secrets: readonly string[]) {
  const known = secrets.filter((secret) => secret.length >= 6);
  const ofText = (text: string): string => {
    let clean = text;
    for (const secret of known)
      clean = clean.replaceAll(secret, '[key]').replaceAll(encodeURIComponent(secret), '[key]');
    clean = clean.replaceAll(longToken, (found) => (uuid.test(found) ? found : '[token]'));
    if (holdsCardNumber(clean)) return '[card number]';
    return clean.length > maxText ? `[${clean.length} characters]` : clean;
  };
  const ofValue = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => ofValue(each, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, ofValue(each, key)]),
      );
    if (value === null || typeof value === 'boolean') return value;
    if (isSecretField(name)) return '[removed]';
    if (typeof value === 'number') return holdsCardNumber(String(value)) ? '[number]' : value;
    return typeof value === 'string' ? ofText(value) : value;
  };
  const ofUrl = (address: string): string => {
    const url = new URL(address);
    for (const [name, value] of url.searchParams) {
      const clean = isSecretField(name) ? '[removed]' : ofText(value);
      url.searchParams.set(name, clean);
    }
    const query = url.search === '' ? '' : decodeURIComponent(url.search);
    return `${url.origin}${ofText(url.pathname)}${query}`;
  };
  return { ofText, ofValue, ofUrl };
}

/**
 * Returns one exchange as a recording keeps it: keys, tokens, card data and the buyer's contact are
 * removed; names of fields, amounts, statuses and our own references stay.
 * docs/rules/payments.md#recordings-of-a-provider.
 */
export function redactExchange(
  step: CertificationStep,
  call: ProviderCall,
  answer: ProviderAnswer,
  secrets: readonly string[],
): RecordedExchange {
  const { ofValue, ofUrl } = createRedactor(secrets);
  return {
    step,
    request: {
      method: call.method,
      url: ofUrl(call.url),
      headers: Object.fromEntries(
        Object.entries(call.headers).map(([name, value]) => [
          name.toLowerCase(),
          plainHeaders.has(name.toLowerCase()) ? value : '[removed]',
        ]),
      ),
      body: ofValue(call.form ?? parsed(call.text) ?? call.body ?? null),
    },
    answer:
      answer.kind === 'answer'
        ? { status: answer.status, body: ofValue(answer.body ?? null) }
        : { status: null, body: answer.reason },
  };
}

/** A signed text is JSON at most providers. */
function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
