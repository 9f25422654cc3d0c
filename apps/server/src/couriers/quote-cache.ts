import { minuteMs } from '@comanda/domain/duration.ts';
import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { boundedMap } from '../platform/bounded-map.ts';
import type { QuoteResult } from './courier.ts';

/**
 * A quote is used until this long before it expires, so that it lasts while the shopper checks out.
 * A refusal is cached for `refusalMs`.
 */
const marginMs = minuteMs;
const refusalMs = 15_000;
/** A quote is never used longer than this, whatever expiry the courier gives. */
const maxAgeMs = 30 * minuteMs;
const maxEntries = 5_000;
/**
 * A price uses the quote of another drop-off within this distance, metres: couriers charge the same
 * for both.
 */
const sharedWithinMetres = 50;

/** `origin` names the courier and the pick-up; `point` is the drop-off. */
export type QuoteKey = { origin: string; point: GeoPoint };

export type QuoteCache = {
  /**
   * For a price: the cached quote of this drop-off or of one within {@link sharedWithinMetres};
   * null: none is cached.
   */
  find(place: QuoteKey): Promise<QuoteResult> | null;
  /**
   * For a price: the cached quote, or the result of `make`. Concurrent callers share one request.
   */
  get(place: QuoteKey, make: () => Promise<QuoteResult>): Promise<QuoteResult>;
  /**
   * For an order: a quote of its own drop-off only. The quote leaves the cache, because it is good
   * for one delivery.
   */
  take(place: QuoteKey, make: () => Promise<QuoteResult>): Promise<QuoteResult>;
};

type CachedQuote = { point: GeoPoint; quoted: Promise<QuoteResult>; until: number };

/**
 * Cache of this process, so that a courier is asked once per street corner while carts are priced
 * many times. The oldest quotes are dropped first. If `make` throws, the result is the refusal
 * `temporary`, cached like any refusal, and `onFault` gets the error.
 */
export function createQuoteCache(
  clock: () => number,
  onFault: (error: unknown) => void,
): QuoteCache {
  const cachedQuotes = boundedMap<string, CachedQuote>('courier-quotes', maxEntries);
  /** Key of the latest quote in each cell of the map. */
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

/**
 * Size of a cell in degrees: 55 m of latitude, and at least 50 m of longitude up to 55° north and
 * south. A point nearby is in the same cell or in a neighbouring one.
 */
const [high, wide] = [0.0005, 0.0008];
const steps = [0, -1, 1];

/** The cell of a point first, then its eight neighbours. */
function cellsAround({ latitude, longitude }: GeoPoint): readonly string[] {
  const [row, column] = [Math.floor(latitude / high), Math.floor(longitude / wide)];
  return steps.flatMap((up) => steps.map((across) => `${row + up}:${column + across}`));
}

const cachedUntil = (quoted: QuoteResult, now: number): number =>
  quoted.ok ? Math.min(quoted.quote.expiresAt - marginMs, now + maxAgeMs) : now + refusalMs;
