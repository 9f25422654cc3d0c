import { box, ellipse, stroke } from '../../kit/shapes.ts';

/** The colours of the brand: its night, its sun, its violet. */
export const brandColours = {
  night: '#1d1424',
  sun: '#ff9470',
  foam: '#ffffff',
  violet: '#6a3d8f',
} as const;

const wave = 'M5 23c4.500-4 8.500 3.500 13 0s8.500-3.500 13 0';

const sunOverWave =
  ellipse(18, 18, 9, 9, brandColours.sun) +
  stroke(wave, brandColours.night, 3.4) +
  stroke(wave, brandColours.foam, 1.5);

/** A low sun and one wave in a thin ring; 36 by 36. */
export const mark = (): string =>
  ellipse(18, 18, 18, 18, brandColours.night) +
  ellipse(18, 18, 16.5, 16.5, 'none', { stroke: brandColours.foam, 'stroke-width': 1.5 }) +
  sunOverWave;

/** The mark on a whole tile, for icons: each system cuts its own corners. */
export const icon = (): string => box(0, 0, 36, 36, brandColours.night) + sunOverWave;
