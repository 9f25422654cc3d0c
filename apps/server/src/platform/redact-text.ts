/** What must not stand in a log, and what stands there instead. The first that fits goes first. */
const patterns: readonly (readonly [what: RegExp, instead: string])[] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/giu, '$1 [token]'],
  [/\/\/[^\s/@:"']+:[^\s/@"']+@/gu, '//[login]@'],
  [
    /\b((?:access_?|refresh_?|api_?|job)?(?:token(?:_ws)?|key|secret|password|signature|tbk_token))("?'?\s*[=:]\s*"?'?)[^\s"'&,;)}\]]{4,}/giu,
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

/** A longer text is cut: nobody reads it, and patterns are matched against all of it. */
const maxLength = 8_192;

/**
 * A text without e-mail addresses, telephones, numbers like a card's, bearer tokens, signatures, secrets and keys of providers: the last
 * line of defence for what is logged or stored of errors. Our own texts do not need it. Ids (UUID), instants and stacks stay readable.
 */
export const redactText = (text: string): string =>
  patterns.reduce(
    (before, [what, instead]) => before.replaceAll(what, instead),
    text.slice(0, maxLength),
  );

/** Written by the logger itself. */
const loggerKeys: ReadonlySet<string> = new Set([
  'time',
  'level',
  'requestId',
  'traceId',
  'spanId',
]);

/** Plain data of JSON with every text in it redacted. */
export function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      loggerKeys.has(key) ? each : redactValue(each),
    ]),
  );
}
