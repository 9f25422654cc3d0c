import type { ColourRole, Paper } from './colour-roles.ts';
import type { UnreadablePair } from './contrast-pairs.ts';

/** A setting of a palette, by its place in `settings.json`. */
export type PaletteSetting = 'brandPrimary' | 'brandSecondary' | `paper.${keyof Paper}`;

const papers: Partial<Record<ColourRole, PaletteSetting>> = {
  page: 'paper.page',
  surface: 'paper.surface',
  'surface-sunk': 'paper.sunk',
  header: 'paper.header',
};

/**
 * Returns the setting to change if a pair of colours has too little contrast: the ink for text in
 * the brand's own ink, else the ground.
 */
export function settingOfPair({
  front,
  ground,
}: Pick<UnreadablePair, 'front' | 'ground'>): PaletteSetting {
  if (front === 'ink') return 'paper.ink';
  if (front.includes('support')) return 'brandSecondary';
  return papers[ground] ?? 'brandPrimary';
}
