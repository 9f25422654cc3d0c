import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { boundedMap } from '../platform/bounded-map.ts';
import type { QuoteResult } from './courier.ts';

/** A quote is used until so long before it expires, so that it lasts through the shopper's last step; a refusal is kept for a moment. */
const marginMs = 60_000;
const refusalMs = 15_000;
/** No quote is used longer, whatever its courier says. */
const maxAgeMs = 30 * 60_000;
const maxEntries = 5_000;
/** A price takes the quote of another door this near, in metres: a courier asks the same for both. */
export const sharedWithinMetres = 50;

/** `way` names who is asked, from where; `point` is the door. */
export type QuoteKey = { origin: string; point: GeoPoint };

export type QuoteCache = {
  /** For a price: the quote kept for this door, or for one within {@link sharedWithinMetres}; null: nobody was asked for one yet. */
  find(place: QuoteKey): Promise<QuoteResult> | null;
  /** The same, or what `make` answers: asked once, however many want it. */
  get(place: QuoteKey, make: () => Promise<QuoteResult>): Promise<QuoteResult>;
  /** For an order: of its own door alone, and a quote is good for one delivery, so that the next who wants one asks again. */
  take(place: QuoteKey, make: () => Promise<QuoteResult>): Promise<QuoteResult>;
};

type CachedQuote = { point: GeoPoint; quoted: Promise<QuoteResult>; until: number };

/**
 * Quotes of this process: a cart is priced many times, its courier asked once for a street corner. The oldest go first. A question
 * that throws is a refusal, `temporary`, for as long as any other; `onFault` gets its error.
 */
export function createQuoteCache(
  clock: () => number,
  onFault: (error: unknown) => void,
): QuoteCache {
  const cachedQuotes = boundedMap<string, CachedQuote>('courier-quotes', maxEntries);
  /** The door that was asked for last in each cell of the map. */
  const keyByCell = boundedMap<string, string>('courier-quote-doors', maxEntries);
  const unexpired = (key: string | undefined): CachedQuote | null => {
    const found = key === undefined ? undefined : cachedQuotes.get(key);
    return found && found.until > clock() ? found : null;
  };
  const nearby = ({ origin, point }: QuoteKey): CachedQuote | null =>
    cellsAround(point)
      .map((cell) => unexpired(keyByCell.get(`${origin} ${cell}`)))
      .find(
        (found) => found !== null && distanceMetres(found.point, point) <= sharedWithinMetres,
      ) ?? null;
  /** Never rejects. */
  const quoteOrRefusal = async (make: () => Promise<QuoteResult>): Promise<QuoteResult> => {
    try {
      return await make();
    } catch (error) {
      onFault(error);
      return { ok: false, problem: 'temporary' };
    }
  };
  const requestQuote = (
    { origin: way, point }: QuoteKey,
    make: () => Promise<QuoteResult>,
  ): Promise<QuoteResult> => {
    const key = keyOf({ origin: way, point });
    const entry: CachedQuote = {
      point,
      quoted: quoteOrRefusal(make),
      until: Number.POSITIVE_INFINITY,
    };
    cachedQuotes.delete(key);
    cachedQuotes.set(key, entry);
    keyByCell.set(`${way} ${cellsAround(point)[0]}`, key);
    void entry.quoted.then((quoted) => (entry.until = cachedUntil(quoted, clock())));
    return entry.quoted;
  };
  const find = (place: QuoteKey) => (unexpired(keyOf(place)) ?? nearby(place))?.quoted ?? null;
  return {
    find,
    get: (place, make) => find(place) ?? requestQuote(place, make),
    take: async (place, make) => {
      const key = keyOf(place);
      const quoted = unexpired(key)?.quoted ?? requestQuote(place, make);
      const { ok } = await quoted;
      if (ok && cachedQuotes.get(key)?.quoted === quoted) cachedQuotes.delete(key);
      return quoted;
    },
  };
}

const keyOf = ({ origin, point }: QuoteKey): string =>
  `${origin} ${point.latitude.toFixed(5)} ${point.longitude.toFixed(5)}`;

/** Degrees: 55 m of latitude; of longitude 50 m or more up to 55° north and south. What is near is in a cell or in one beside it. */
const [high, wide] = [0.0005, 0.0008];
const steps = [0, -1, 1];

/** The cell of a point first, then the eight around it. */
function cellsAround({ latitude, longitude }: GeoPoint): readonly string[] {
  const [row, column] = [Math.floor(latitude / high), Math.floor(longitude / wide)];
  return steps.flatMap((up) => steps.map((across) => `${row + up}:${column + across}`));
}

const cachedUntil = (quoted: QuoteResult, now: number): number =>
  quoted.ok ? Math.min(quoted.quote.expiresAt - marginMs, now + maxAgeMs) : now + refusalMs;
