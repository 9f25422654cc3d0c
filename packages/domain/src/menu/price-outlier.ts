/**
 * A price is far from its neighbours if it is this many times theirs, or this part of them. A slip
 * of the decimal point is a factor of 100; dishes of one category seldom differ by a tenth of that.
 */
const farFactor = 30;
/** With fewer neighbours nobody can say which of the prices is wrong. */
const minNeighbours = 3;

/**
 * Returns the middle price of the neighbours if a price is far from it, else null. Prices of 0
 * count neither as far nor as neighbours. Amounts in minor units.
 */
export function farFromNeighbours(price: number, neighbours: readonly number[]): number | null {
  const priced = neighbours.filter((each) => each > 0).toSorted((a, b) => a - b);
  const middle = priced[Math.floor(priced.length / 2)];
  if (price === 0 || middle === undefined || priced.length < minNeighbours) return null;
  return isFar(price, middle) ? middle : null;
}

/** Returns whether one price is far from another. */
export const isFar = (price: number, other: number): boolean =>
  price >= other * farFactor || other >= price * farFactor;
