const candidate = /[\d０-９](?:[ -]?[\d０-９]){12,18}/;
const candidates = /(?<![\d.])\d(?:[ -]?\d){12,18}(?!\d)/g;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Ranges of Visa, Mastercard, American Express, Diners, Discover, JCB, Maestro and UnionPay. */
const issuer = /^(?:4|5[0-8]|2[2-7]|3[0-9]|6)/;

/**
 * Whether anything in a parsed body looks like a payment card's number: 13 to 19 digits, spaces and dashes allowed between, of a known
 * range and with the right check digit. `text` is the body as sent, to skip the walk for the many that hold no such run of digits.
 */
export function holdsCardNumber(text: string, value: unknown): boolean {
  if (!candidate.test(text) && !text.includes('\\u')) return false;
  return anywhere(value);
}

function anywhere(value: unknown): boolean {
  if (typeof value === 'string') return looksLikeCard(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) && looksLikeCard(String(value));
  if (Array.isArray(value)) return value.some(anywhere);
  if (typeof value === 'object' && value !== null) return Object.entries(value).some(([key, item]) => looksLikeCard(key) || anywhere(item));
  return false;
}

/** One text. A UUID is none, even if its digits happen to pass. */
export function looksLikeCard(text: string): boolean {
  if (uuid.test(text)) return false;
  return (text.normalize('NFKC').match(candidates) ?? []).some((found) => {
    const digits = found.replaceAll(/[ -]/g, '');
    return issuer.test(digits) && hasCheckDigit(digits);
  });
}

/** Luhn, ISO/IEC 7812. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
