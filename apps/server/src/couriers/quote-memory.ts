import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import { boundedMap } from '../platform/bounded-map.ts';
import type { Quoted } from './courier.ts';

/** A quote is used until so long before it expires, so that it lasts through the shopper's last step; a refusal is kept for a moment. */
const marginMs = 60_000;
const refusalMs = 15_000;
/** No quote is used longer, whatever its courier says. */
const longestMs = 30 * 60_000;
const most = 5_000;
/** A price takes the quote of another door this near, in metres: a courier asks the same for both. */
export const sharedWithinMetres = 50;

/** `way` names who is asked, from where; `point` is the door. */
export type QuotedPlace = { way: string; point: Point };

export type QuoteMemory = {
  /** For a price: the quote kept for this door, or for one within {@link sharedWithinMetres}; null: nobody was asked for one yet. */
  find(place: QuotedPlace): Promise<Quoted> | null;
  /** The same, or what `make` answers: asked once, however many want it. */
  get(place: QuotedPlace, make: () => Promise<Quoted>): Promise<Quoted>;
  /** For an order: of its own door alone, and a quote is good for one delivery, so that the next who wants one asks again. */
  take(place: QuotedPlace, make: () => Promise<Quoted>): Promise<Quoted>;
};

type Kept = { point: Point; quoted: Promise<Quoted>; until: number };

/**
 * Quotes of this process: a cart is priced many times, its courier asked once for a street corner. The oldest go first. A question
 * that throws is a refusal, `temporary`, for as long as any other; `onFault` gets its error.
 */
export function createQuoteMemory(clock: () => number, onFault: (error: unknown) => void): QuoteMemory {
  const kept = boundedMap<string, Kept>('courier-quotes', most);
  /** The door that was asked for last in each cell of the map. */
  const doors = boundedMap<string, string>('courier-quote-doors', most);
  const alive = (key: string | undefined): Kept | null => {
    const found = key === undefined ? undefined : kept.get(key);
    return found && found.until > clock() ? found : null;
  };
  const near = ({ way, point }: QuotedPlace): Kept | null =>
    cellsAround(point)
      .map((cell) => alive(doors.get(`${way} ${cell}`)))
      .find((found) => found !== null && distanceMetres(found.point, point) <= sharedWithinMetres) ?? null;
  /** Never rejects. */
  const answer = async (make: () => Promise<Quoted>): Promise<Quoted> => {
    try {
      return await make();
    } catch (error) {
      onFault(error);
      return { ok: false, problem: 'temporary' };
    }
  };
  const ask = ({ way, point }: QuotedPlace, make: () => Promise<Quoted>): Promise<Quoted> => {
    const key = keyOf({ way, point });
    const entry: Kept = { point, quoted: answer(make), until: Number.POSITIVE_INFINITY };
    kept.delete(key);
    kept.set(key, entry);
    doors.set(`${way} ${cellsAround(point)[0]}`, key);
    void entry.quoted.then((quoted) => (entry.until = lastsUntil(quoted, clock())));
    return entry.quoted;
  };
  const find = (place: QuotedPlace) => (alive(keyOf(place)) ?? near(place))?.quoted ?? null;
  return {
    find,
    get: (place, make) => find(place) ?? ask(place, make),
    take: async (place, make) => {
      const key = keyOf(place);
      const quoted = alive(key)?.quoted ?? ask(place, make);
      const { ok } = await quoted;
      if (ok && kept.get(key)?.quoted === quoted) kept.delete(key);
      return quoted;
    },
  };
}

const keyOf = ({ way, point }: QuotedPlace): string => `${way} ${point.latitude.toFixed(5)} ${point.longitude.toFixed(5)}`;

/** Degrees: 55 m of latitude; of longitude 50 m or more up to 55° north and south. What is near is in a cell or in one beside it. */
const [high, wide] = [0.0005, 0.0008];
const steps = [0, -1, 1];

/** The cell of a point first, then the eight around it. */
function cellsAround({ latitude, longitude }: Point): readonly string[] {
  const [row, column] = [Math.floor(latitude / high), Math.floor(longitude / wide)];
  return steps.flatMap((up) => steps.map((across) => `${row + up}:${column + across}`));
}

const lastsUntil = (quoted: Quoted, now: number): number =>
  quoted.ok ? Math.min(quoted.quote.expiresAt - marginMs, now + longestMs) : now + refusalMs;
