import type { Country } from '@comanda/domain/country/countries.ts';
import { formatCount } from '@comanda/domain/money/format-count.ts';
import type { PointsTexts } from '@comanda/i18n/es/points.ts';

/** "1.250 puntos", "1 punto", "–120 puntos". */
export const pointsText = (count: number, country: Country, words: PointsTexts): string =>
  words.count({ count, number: formatCount(count, country) });
