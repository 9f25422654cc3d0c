/** Distances up to here are shown in metres, longer ones in kilometres. */
const maxMetres = 950;
const nearest = 50;

/** Formats a distance with rounded metres or kilometres: "350 m", "1,2 km". */
export function distanceText(metres: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  if (metres >= maxMetres) return `${number.format(metres / 1_000)} km`;
  return `${number.format(Math.max(nearest, Math.round(metres / nearest) * nearest))} m`;
}
