import { box, ellipse, shape, stroke } from '../../kit/shapes.ts';
import { disc } from '../table/vessels.ts';

/** The colours of the brand: its green, its maize. */
export const brandColours = { jade: '#1a6450', maize: '#f0b429', paper: '#fbf7ee' } as const;

const steam = 'M12 6c-2-2 2-3 0-5M18 5.5c-2-2 2-3 0-5M24 6c-2-2 2-3 0-5';

/** The comal with the border of a tortilla's fingertips, three threads of steam over it; 36 by 36. */
export const mark = (): string =>
  ellipse(18, 21, 13, 13, brandColours.jade) +
  shape(disc(18, 21, 8.5), 'none', {
    stroke: brandColours.maize,
    'stroke-width': 2.5,
    'stroke-dasharray': '4 3',
  }) +
  stroke(steam, brandColours.maize, 2);

/** The mark on a tile, for icons: whole corners, since each system cuts its own. */
export const icon = (): string =>
  box(0, 0, 36, 36, brandColours.jade) +
  ellipse(18, 20, 10, 10, brandColours.maize) +
  shape(disc(18, 20, 6.5), 'none', {
    stroke: brandColours.jade,
    'stroke-width': 2.2,
    'stroke-dasharray': '3.1 2.3',
  }) +
  stroke(
    'M13.500 8c-1.500-1.500 1.500-2.300 0-3.800M18 7.600c-1.500-1.500 1.500-2.300 0-3.800M22.500 8c-1.500-1.500 1.500-2.300 0-3.800',
    brandColours.paper,
    1.6,
  );
