/** Characters of a user's own part of an invitation's code. */
export const codeEndLength = 6;

/**
 * The digits and capital letters of Crockford's base32, without I, L, O and U: 5 bits a character.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Writes random bits as the end of an invitation's code, the part that names the inviter.
 * docs/rules/coupons.md#invitations.
 */
export const codeEndOf = (bits: bigint): string =>
  Array.from(
    { length: codeEndLength },
    (_, at) => alphabet[Number((bits >> BigInt(5 * at)) & 31n)],
  ).join('');

/** Returns a typed end, in capital letters, as it was made: O as 0 and I or L as 1. */
export const normalCodeEnd = (typed: string): string =>
  typed.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
