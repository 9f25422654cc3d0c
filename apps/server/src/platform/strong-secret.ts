const minCharacters = 32;
const minBits = 80;

/**
 * True if a secret could be random: at least 32 characters and at least 80 bits of entropy,
 * computed from the character frequencies of the shortest piece that it repeats. 32 random
 * hexadecimal digits have about 110 bits.
 */
export function isStrongSecret(secret: string): boolean {
  const piece = repeatedPiece(secret);
  return secret.length >= minCharacters && entropyBits(piece) >= minBits;
}

/**
 * Returns the shortest text that, repeated, is the secret; the secret itself if it repeats nothing.
 */
function repeatedPiece(secret: string): string {
  const period = (secret + secret).indexOf(secret, 1);
  return secret.slice(0, period);
}

/** Returns Shannon's entropy of the character frequencies, in bits for the whole text. */
function entropyBits(text: string): number {
  const counts = Map.groupBy(text, (letter) => letter);
  return [...counts.values()].reduce(
    (bits, { length }) => bits - length * Math.log2(length / text.length),
    0,
  );
}
