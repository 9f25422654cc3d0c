/** Patterns that the log must not contain, with their replacements, applied in this order. */
const patterns: readonly (readonly [what: RegExp, instead: string])[] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/giu, '$1 [token]'],
  [/\/\/[^\s/@:"']+:[^\s/@"']+@/gu, '//[login]@'],
  [
    /\b((?:access_?|refresh_?|api_?|job)?(?:token(?:_ws)?|key|secret|password|signature|tbk_token)|(?:oob|verification)_?code)("?'?\s*[=:]\s*"?'?)[^\s"'&,;)}\]]{4,}/giu,
    '$1$2[secret]',
  ],
  [/[\p{L}\p{N}.!#$*+^_{|}~-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,24}/gu, '[email]'],
  [/(?<![\w-])[0-9a-f]{32,}(?![\w-])/giu, '[hex]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}(?![\w-])/gu, '[token]'],
  [/(?<![\w.-])\p{Nd}(?:[ .\-/,_\u00a0]{0,2}\p{Nd}){12,18}(?![\w-])/gu, '[number]'],
  [/\+\d(?:[ .()-]{0,2}\d){7,14}(?!\w)/gu, '[phone]'],
  [
    /(?<![\w.:/-])(?!\d{4}-\d{2}-\d{2}\b)\(?\d(?:[ ()-]{0,2}\d){7,11}(?![\w.:/-]|\.\d)/gu,
    '[phone]',
  ],
];

/**
 * Longest text in characters; a longer one is cut, because every pattern is matched against all of
 * it.
 */
const maxLength = 8_192;

/**
 * Removes e-mail addresses, telephones, numbers like a card's, bearer tokens, signatures, secrets
 * and provider keys from a text. This is the last defence for errors that are logged or stored; our
 * own messages do not need it. Ids (UUID), times and stacks stay readable.
 */
export const redactText = (text: string): string =>
  patterns.reduce(
    (before, [what, instead]) => before.replaceAll(what, instead),
    text.slice(0, maxLength),
  );

/** Fields that the logger itself writes. */
const loggerKeys: ReadonlySet<string> = new Set([
  'time',
  'level',
  'requestId',
  'traceId',
  'spanId',
]);

/** A verification code. The codes of the database and of Node have another form. */
const verificationCode = /^(?:\d{6}|[0-9A-HJKMNP-TV-Z]{10})$/;

const isCode = (key: string, value: unknown): boolean =>
  key === 'code' && typeof value === 'string' && verificationCode.test(value);

/** Redacts every text in a JSON value. */
export function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (isCode(key, each)) return [key, '[secret]'];
      return [key, loggerKeys.has(key) ? each : redactValue(each)];
    }),
  );
}
