/**
 * Characters of a code. docs/rules/login.md#verification-code, docs/rules/login.md#longer-codes.
 */
export const codeLengths = { short: 6, long: 10 } as const;
export type CodeLength = (typeof codeLengths)[keyof typeof codeLengths];

/**
 * The digits and capital letters of Crockford's base32, without I, L, O and U: 5 bits a character.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const shortCode = /^\d{6}$/;
const longCode = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/** Writes 64 random bits as a code: 6 digits, or 10 characters of 5 bits. */
export function codeOf(bits: bigint, length: CodeLength): string {
  if (length === codeLengths.short)
    return String(bits % 10n ** BigInt(length)).padStart(length, '0');
  return Array.from({ length }, (_, at) => alphabet[Number((bits >> BigInt(5 * at)) & 31n)]).join(
    '',
  );
}

/**
 * Returns a typed or pasted code as it was made: without spaces and hyphens, capital letters, O as
 * 0 and I or L as 1. Returns null for a text that is no code.
 */
export function normalCode(typed: string): string | null {
  const tight = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
  const code = tight.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return shortCode.test(code) || longCode.test(code) ? code : null;
}
