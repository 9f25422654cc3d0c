import { createHash } from 'node:crypto';
import type { FlowCard } from './flow-card.ts';
import { leadsOf, spellings } from './spellings.ts';

/**
 * Something that must not lie there. `what`: the spelling, or the kind of secret. `near`: the bytes
 * around it, as text.
 */
export type Found = { what: string; at: number; flow: number | null; near: string };
export type FindSecrets = (bytes: Buffer) => Found[];

/**
 * Creates the search of bytes for
 * 1. every number of the run, in all spellings of `spellings.ts`;
 * 2. the markers that stood in the place of a security code, and `tokens` that a provider's script
 *    made of a card;
 * 3. hashes (SHA-256, SHA-1, MD5; hexadecimal or base64) of a number or a code alone: a code of
 *    four digits is found from any hash;
 * 4. a security code beside its name, such as `"cvc":"123"`, whoever's it is.
 * A code of three digits alone may be anything: `find-codes.ts` looks for it in the records of its
 * flow.
 */
export function secretsFinder(
  run: string,
  cards: readonly FlowCard[],
  tokens: ReadonlySet<string> = new Set(),
): FindSecrets {
  const find = numberFinder(run, cards);
  const digests = digestsOf(cards);
  return (bytes) => {
    const text = bytes.toString('latin1');
    return [
      ...find(bytes, text),
      ...matches(text, new RegExp(`cvc${run}x(\\d{4})q`, 'gu'), 'marker of a code', ([, flow]) =>
        Number(flow),
      ),
      ...matches(text, codeBesideName, 'code beside its name'),
      ...matches(text, /[0-9a-fA-F]{32,64}/g, 'hash or token', ([word]) =>
        tokens.has(word) ? -1 : digests.get(word.toLowerCase()),
      ),
      ...matches(text, /[\w+/-]{22,43}/g, 'hash', ([word]) => digests.get(word)),
    ];
  };
}

/** A name of the code, at most some signs of JSON, SQL or a form, and three or four digits. */
const codeBesideName =
  /(?:cvc2?|cvv2?|cav2|card_?cvv|csc|security[ _-]?code)\\?["']?\s*(?:[:=]|=>)\s*\\?["']?\d{3,4}(?!\d)/giu;

type Match = RegExpMatchArray & [string];

/** `flowOf` undefined: the match is none of ours; absent: every match counts. */
function matches(
  text: string,
  pattern: RegExp,
  what: string,
  flowOf?: (match: Match) => number | undefined,
): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(pattern)) {
    const flow = flowOf ? flowOf(match as Match) : null;
    if (flow !== undefined) found.push({ what, at: match.index, flow, near: near(text, match) });
  }
  return found;
}

const near = (text: string, { index, 0: word }: RegExpMatchArray): string =>
  text
    .slice(Math.max(0, (index ?? 0) - 60), (index ?? 0) + word.length + 30)
    .replaceAll(/[^ -~]+/gu, ' ');

function numberFinder(run: string, cards: readonly FlowCard[]) {
  const known = leadsOf(run).flatMap((lead) =>
    spellings.flatMap((spelling) =>
      spelling.patterns(lead).map((pattern) => ({ lead, spelling, pattern })),
    ),
  );
  const any = new RegExp(known.map(({ pattern }) => pattern).join('|'), 'g');
  const single = known.map((one) => ({ ...one, here: new RegExp(one.pattern, 'y') }));
  const flows = new Map(cards.map(({ number, flow }) => [number, flow]));
  return (bytes: Buffer, text: string): Found[] => {
    const found: Found[] = [];
    for (const match of text.matchAll(any)) {
      const at = match.index;
      const one = single.find(({ here, lead, spelling }) => {
        here.lastIndex = at;
        return here.test(text) && (spelling.holds?.(bytes, at, lead) ?? true);
      });
      if (one === undefined) continue;
      const digits = text.slice(at, at + 100).replaceAll(/[^\d]/gu, '');
      const flow = flows.get(digits.slice(0, 16)) ?? flows.get(digits.slice(0, 15)) ?? null;
      found.push({ what: one.spelling.name, at, flow, near: near(text, match) });
    }
    return found;
  };
}

const algorithms = ['sha256', 'sha1', 'md5'] as const;

/**
 * Hashes of each number and each code, as hexadecimal text, base64 and base64url without padding.
 * Value: the flow.
 */
function digestsOf(cards: readonly FlowCard[]): ReadonlyMap<string, number> {
  const digests = new Map<string, number>();
  for (const { flow, number, cvc } of cards)
    for (const text of [number, cvc])
      for (const algorithm of algorithms) {
        const digest = createHash(algorithm).update(text).digest();
        for (const format of ['hex', 'base64url'] as const)
          digests.set(digest.toString(format), flow);
        digests.set(digest.toString('base64').replaceAll('=', ''), flow);
      }
  return digests;
}
