import type { Quoted } from './courier.ts';

/** A quote is used until so long before it expires, so that it lasts through the shopper's last step; a refusal is kept for a moment. */
const marginMs = 60_000;
const refusalMs = 15_000;
/** No quote is used longer, whatever its courier says. */
const longestMs = 30 * 60_000;
const most = 5_000;

export type QuoteMemory = {
  /** The quote kept under a key, or what `make` answers: asked once, however many want it. */
  get(key: string, make: () => Promise<Quoted>): Promise<Quoted>;
  /** The same for an order: a quote is good for one delivery, so that the next who wants one asks again. */
  take(key: string, make: () => Promise<Quoted>): Promise<Quoted>;
};

type Kept = { quoted: Promise<Quoted>; until: number };

/**
 * Quotes of this process, by what they were asked for: a cart is priced many times, its courier asked once. The oldest go first. A question
 * that throws is a refusal, `temporary`, for as long as any other; `onFault` gets its error.
 */
export function createQuoteMemory(clock: () => number, onFault: (error: unknown) => void): QuoteMemory {
  const kept = new Map<string, Kept>();
  /** Never rejects. */
  const ask = async (make: () => Promise<Quoted>): Promise<Quoted> => {
    try {
      return await make();
    } catch (error) {
      onFault(error);
      return { ok: false, problem: 'temporary' };
    }
  };
  const get: QuoteMemory['get'] = (key, make) => {
    const found = kept.get(key);
    if (found && found.until > clock()) return found.quoted;
    kept.delete(key);
    const oldest = kept.keys().next();
    if (kept.size >= most && !oldest.done) kept.delete(oldest.value);
    const entry: Kept = { quoted: ask(make), until: Number.POSITIVE_INFINITY };
    kept.set(key, entry);
    void entry.quoted.then((quoted) => (entry.until = lastsUntil(quoted, clock())));
    return entry.quoted;
  };
  return {
    get,
    take: async (key, make) => {
      const quoted = get(key, make);
      const { ok } = await quoted;
      if (ok && kept.get(key)?.quoted === quoted) kept.delete(key);
      return quoted;
    },
  };
}

const lastsUntil = (quoted: Quoted, now: number): number =>
  quoted.ok ? Math.min(quoted.quote.expiresAt - marginMs, now + longestMs) : now + refusalMs;
