import { contrast, edgeRatio, textRatio } from './contrast.ts';
import type { ColourRole, ColourRoles } from './colour-roles.ts';

type ContrastPair = readonly [front: ColourRole, ground: ColourRole, minimum: number];
const text = (front: ColourRole, ground: ColourRole): ContrastPair => [front, ground, textRatio];
const edge = (front: ColourRole, ground: ColourRole): ContrastPair => [front, ground, edgeRatio];

/** The 23 pairs that must be readable in every tenant's theme. */
export const contrastPairs: readonly ContrastPair[] = [
  text('on-accent', 'accent'),
  text('on-accent', 'accent-hover'),
  text('on-accent', 'accent-press'),
  text('accent-ink', 'surface'),
  text('accent-ink', 'page'),
  text('accent-ink', 'surface-sunk'),
  text('accent-ink', 'accent-soft'),
  text('on-support', 'support'),
  text('support-ink', 'support-soft'),
  text('on-header', 'header'),
  text('on-header-quiet', 'header'),
  text('on-header-field', 'header-field'),
  text('on-header-field-quiet', 'header-field'),
  edge('ok-on-header', 'header'),
  text('ink', 'page'),
  text('ink-quiet', 'page'),
  text('ink-quiet', 'surface'),
  text('ink-quiet', 'surface-sunk'),
  text('ok', 'surface'),
  text('bad', 'surface'),
  text('warn', 'surface'),
  edge('line-strong', 'surface'),
  edge('focus', 'page'),
];

/** A pair with too little contrast, its ratio and the required ratio. */
export type UnreadablePair = {
  front: ColourRole;
  ground: ColourRole;
  ratio: number;
  minimum: number;
};

/** Returns every pair below its required ratio, in the order of `contrastPairs`. */
export const unreadablePairs = (roles: ColourRoles): readonly UnreadablePair[] =>
  contrastPairs
    .map(([front, ground, minimum]) => ({
      front,
      ground,
      minimum,
      ratio: contrast(roles[front], roles[ground]),
    }))
    .filter(({ ratio, minimum }) => ratio < minimum);

/** Returns the first pair below its required ratio, or null. */
export const unreadablePair = (roles: ColourRoles): UnreadablePair | null =>
  unreadablePairs(roles)[0] ?? null;
