import { contrast, edgeRatio, textRatio } from './contrast.ts';
import type { Role, Roles } from './roles.ts';

type Pair = readonly [front: Role, ground: Role, minimum: number];
const text = (front: Role, ground: Role): Pair => [front, ground, textRatio];
const edge = (front: Role, ground: Role): Pair => [front, ground, edgeRatio];

/** The 23 pairs that must be readable in every tenant's theme. */
export const pairs: readonly Pair[] = [
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

/** A pair that cannot be read, its contrast ratio and the one it needs. */
export type UnreadablePair = { front: Role; ground: Role; ratio: number; minimum: number };

/** The first pair below its ratio, or null when all are read. */
export function unreadablePair(roles: Roles): UnreadablePair | null {
  const measured = pairs.map(([front, ground, minimum]) => ({ front, ground, minimum, ratio: contrast(roles[front], roles[ground]) }));
  return measured.find(({ ratio, minimum }) => ratio < minimum) ?? null;
}
