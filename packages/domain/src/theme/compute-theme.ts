import { accept, refuse, type Result } from '../result.ts';
import { contrast, type Hex, luminance, mix } from './oklch.ts';
import { onColour, readable } from './readable.ts';

/** What a tenant chooses. `paper` is the template's ground: page, cards, sunken areas, header and text. */
export type ThemeInput = {
  brandPrimary: Hex;
  brandSecondary: Hex;
  paper: { page: Hex; surface: Hex; sunk: Hex; header: Hex; ink: Hex };
  fonts: { body: string; categoryBar: string; subtitle: string; title: string };
};

/** A pair that cannot be read: the import refuses the palette and names it. */
export type UnreadablePair = { front: string; ground: string; ratio: number; minimum: number };
export type Theme = { roles: Readonly<Record<string, Hex>>; css: string };

/** The pairs that must hold, with their ratio: 4.5 for text, 3 for edges and focus (WCAG AA). */
const pairs: readonly (readonly [front: string, ground: string, minimum?: number])[] = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-press'],
  ['accent-ink', 'surface'],
  ['accent-ink', 'page'],
  ['accent-ink', 'surface-sunk'],
  ['accent-ink', 'accent-soft'],
  ['on-support', 'support'],
  ['support-ink', 'support-soft'],
  ['on-header', 'header'],
  ['on-header-quiet', 'header'],
  ['ink', 'page'],
  ['ink-quiet', 'page'],
  ['ink-quiet', 'surface'],
  ['ink-quiet', 'surface-sunk'],
  ['ok', 'surface'],
  ['bad', 'surface'],
  ['warn', 'surface'],
  ['line-strong', 'surface', 3],
  ['focus', 'page', 3],
];

/** Settings in, CSS custom properties out: every role that components name. Refuses a palette that cannot reach AA. */
export function computeTheme(input: ThemeInput): Result<Theme, UnreadablePair> {
  const roles = { ...accentRoles(input), ...paperRoles(input), ...statusRoles(input) };
  const broken = pairs.map(([front, ground, minimum = 4.5]) => ({ front, ground, minimum, ratio: ratioOf(roles, front, ground) }));
  const worst = broken.find((pair) => pair.ratio < pair.minimum);
  return worst === undefined ? accept({ roles, css: cssOf(roles, input.fonts) }) : refuse(worst);
}

/** A role that could not be computed is left out, and its pair then has no contrast at all. */
function ratioOf(roles: Readonly<Record<string, Hex>>, front: string, ground: string): number {
  const [one, other] = [roles[front], roles[ground]];
  return one === undefined || other === undefined ? 0 : contrast(one, other);
}

const darkest = ({ paper }: ThemeInput): Hex =>
  [paper.page, paper.surface, paper.sunk].reduce((worst, ground) => (luminance(ground) < luminance(worst) ? ground : worst));

/** Only roles that could be computed. */
const known = (roles: Record<string, Hex | null>): Record<string, Hex> =>
  Object.fromEntries(Object.entries(roles).flatMap(([role, colour]) => (colour === null ? [] : [[role, colour]])));

function accentRoles(input: ThemeInput): Record<string, Hex> {
  const { brandPrimary, brandSecondary, paper } = input;
  const onAccent = onColour(brandPrimary, paper.ink);
  const away = onAccent === '#ffffff' ? '#000000' : '#ffffff';
  const supportSoft = mix(brandSecondary, paper.surface, 0.22);
  return known({
    'brand-primary': brandPrimary,
    'brand-secondary': brandSecondary,
    accent: brandPrimary,
    'on-accent': onAccent,
    'accent-hover': mix(brandPrimary, away, 0.9),
    'accent-press': mix(brandPrimary, away, 0.8),
    'accent-soft': mix(brandPrimary, paper.surface, 0.09),
    'accent-ink': readable(brandPrimary, mix(brandPrimary, darkest(input), 0.09)),
    support: brandSecondary,
    'on-support': onColour(brandSecondary, paper.ink),
    'support-soft': supportSoft,
    'support-ink': readable(brandSecondary, supportSoft),
  });
}

function paperRoles(input: ThemeInput): Record<string, Hex> {
  const { page, surface, sunk, header, ink } = input.paper;
  const worst = darkest(input);
  const onHeader = onColour(header, ink);
  return known({
    page,
    surface,
    'surface-sunk': sunk,
    header,
    'on-header': onHeader,
    'on-header-quiet': readable(mix(onHeader, header, 0.62), header),
    ink,
    'ink-quiet': readable(mix(ink, worst, 0.62), worst, 4.8),
    line: mix(ink, surface, 0.12),
    'line-strong': readable(mix(ink, surface, 0.45), worst, 3.1),
  });
}

/** Status colours are not the brand's: the same green, amber, red and blue everywhere, made readable on this paper. */
function statusRoles(input: ThemeInput): Record<string, Hex> {
  const worst = darkest(input);
  const { header } = input.paper;
  return known({
    ok: readable('#1b7a43', worst),
    bad: readable('#c0281e', worst),
    warn: readable('#9a5b00', worst),
    focus: readable('#1a4fd6', worst),
    'focus-on-header': luminance(header) < 0.18 ? '#ffffff' : readable('#1a4fd6', header),
  });
}

function cssOf(roles: Readonly<Record<string, Hex>>, fonts: ThemeInput['fonts']): string {
  const families = { body: fonts.body, 'category-bar': fonts.categoryBar, subtitle: fonts.subtitle, title: fonts.title };
  const colours = Object.entries(roles).map(([role, colour]) => `--${role}:${colour}`);
  const faces = Object.entries(families).map(([role, family]) => `--font-${role}:"${family}"`);
  return `:root{${[...colours, ...faces].join(';')}}\n`;
}
