import { box, shape } from '../kit/shapes.ts';

/** The three things of the mark: what holds it, the fire and the bun, the grill between them. */
type MarkColours = { tile: string; fire: string; grill: string };

export const brandColours: MarkColours = { tile: '#b93418', fire: '#f2a93b', grill: '#ffffff' };

const flame =
  'M18.6 5.5c1 4.4 6.6 6.3 6.6 12.3 0 .9-.2 1.7-.5 2.4H11.300c-.4-.8-.6-1.700-.6-2.700 0-3.200 1.800-4.900 3-6.300.3 1.700 1 2.700 2 3.300.3-3.700 1-6.900 2.900-9z';

const loaf = 'M8.500 27h19c0 2.600-2 4.300-4.500 4.300H13c-2.500 0-4.500-1.700-4.500-4.300z';

/** Flame over grill over bread, in a tile of 36 by 36. */
export const mark = ({ tile, fire, grill }: MarkColours, corner = 11): string =>
  box(0, 0, 36, 36, tile, { rx: corner }) +
  shape(flame, fire) +
  box(7.5, 22, 21, 3, grill, { rx: 1.5 }) +
  shape(loaf, fire);
