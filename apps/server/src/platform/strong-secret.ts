const minCharacters = 32;
const minBits = 80;

/**
 * Whether a secret could have been drawn at random: at least 32 characters, whose frequencies hold at least 80 bits, read for the shortest
 * piece that the secret repeats. 32 random hexadecimal digits hold about 110.
 */
export function isStrongSecret(secret: string): boolean {
  const piece = repeatedPiece(secret);
  return secret.length >= minCharacters && entropyBits(piece) >= minBits;
}

/** The shortest text that, written again and again, is the secret; the secret itself if it repeats nothing. */
function repeatedPiece(secret: string): string {
  const period = (secret + secret).indexOf(secret, 1);
  return secret.slice(0, period);
}

/** Shannon's entropy of the characters' frequencies, in bits for the whole text. */
function entropyBits(text: string): number {
  const counts = Map.groupBy(text, (letter) => letter);
  return [...counts.values()].reduce(
    (bits, { length }) => bits - length * Math.log2(length / text.length),
    0,
  );
}
