import { markTypedLetters } from '@comanda/domain/text/mark-typed-letters.ts';

/** A text whose letters that the shopper typed are bold. `typed`: words without accents. */
export function MarkedText({ text, typed }: { text: string; typed: readonly string[] }) {
  return markTypedLetters(text, typed).map((part, place) =>
    part.isHit ? <b key={place}>{part.text}</b> : part.text,
  );
}
