import type { ColourRole } from '@comanda/domain/theme/colour-roles.ts';

/** A front colour, as people name it. */
type FrontWord =
  | 'text'
  | 'quietText'
  | 'buttonText'
  | 'brandText'
  | 'supportText'
  | 'headerText'
  | 'openMark'
  | 'notices'
  | 'edges'
  | 'focus';
type GroundWord = 'page' | 'surface' | 'sunk' | 'brand' | 'brandSoft' | 'support' | 'header';

const fronts: Partial<Record<ColourRole, FrontWord>> = {
  'ink-quiet': 'quietText',
  'on-accent': 'buttonText',
  'accent-ink': 'brandText',
  'on-support': 'supportText',
  'support-ink': 'supportText',
  'on-header': 'headerText',
  'on-header-quiet': 'headerText',
  'on-header-field': 'headerText',
  'on-header-field-quiet': 'headerText',
  'ok-on-header': 'openMark',
  ok: 'notices',
  bad: 'notices',
  warn: 'notices',
  'line-strong': 'edges',
  focus: 'focus',
};

const grounds: Partial<Record<ColourRole, GroundWord>> = {
  surface: 'surface',
  'surface-sunk': 'sunk',
  accent: 'brand',
  'accent-hover': 'brand',
  'accent-press': 'brand',
  'accent-soft': 'brandSoft',
  support: 'support',
  'support-soft': 'support',
  header: 'header',
  'header-field': 'header',
};

/** Returns the words of a pair of colours that cannot be told apart. */
export const wordsOfPair = ({
  front,
  ground,
}: Record<'front' | 'ground', ColourRole>): { front: FrontWord; ground: GroundWord } => ({
  front: fronts[front] ?? 'text',
  ground: grounds[ground] ?? 'page',
});
