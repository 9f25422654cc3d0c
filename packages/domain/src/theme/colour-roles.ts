import { type Hex, mix } from './colour.ts';
import { isDark, luminance, onColour, readable, textRatio } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** Background and text colours of a template: page, cards, sunken areas, header and text. */
export type Paper = { page: Hex; surface: Hex; sunk: Hex; header: Hex; ink: Hex };
export type Palette = { brandPrimary: Hex; brandSecondary: Hex; paper: Paper };

/**
 * Returns the colour of each role. Each role is a CSS custom property for components: `--on-accent`
 * and the like. docs/rules/tenants.md#theme-of-a-brand.
 */
export function colourRolesOf(palette: Palette) {
  const { page, surface, sunk } = palette.paper;
  const worst = hardestOf([page, surface, sunk], isDark(page));
  const accent = accentRoles(palette, worst);
  const support = supportRoles(palette);
  // On dark paper the soft grounds are lighter than the paper, and quiet text stands on them too.
  const softs = isDark(page) ? [accent['accent-soft'], support['support-soft']] : [];
  return {
    ...accent,
    ...support,
    ...paperRoles(palette.paper, worst, hardestOf([worst, ...softs], isDark(page))),
    ...statusRoles(palette.paper, worst),
    ...headerRoles(palette.paper),
    thread: threadOf(palette.brandPrimary),
  };
}
export type ColourRoles = ReturnType<typeof colourRolesOf>;
export type ColourRole = keyof ColourRoles;

/**
 * Returns the background with the least contrast: the darkest of light ones, the lightest of dark
 * ones. A colour that is readable there is readable on all.
 */
export const hardestOf = (grounds: readonly [Hex, ...Hex[]], isDarkPaper: boolean): Hex =>
  grounds.reduce((worst, ground) =>
    luminance(ground) > luminance(worst) === isDarkPaper ? ground : worst,
  );

/**
 * Roles of brandPrimary, the colour of actions. Hover and press move away from the text colour, so
 * that contrast only grows.
 */
function accentRoles({ brandPrimary, brandSecondary, paper }: Palette, worst: Hex) {
  const onAccent = onColour(brandPrimary, paper.ink);
  const away = onAccent === '#ffffff' ? '#000000' : '#ffffff';
  return {
    'brand-primary': brandPrimary,
    'brand-secondary': brandSecondary,
    accent: brandPrimary,
    'on-accent': onAccent,
    'accent-hover': mix(brandPrimary, away, 0.9),
    'accent-press': mix(brandPrimary, away, 0.8),
    'accent-ink': readable(
      brandPrimary,
      hardestOf([worst, mix(brandPrimary, worst, 0.09)], isDark(paper.page)),
    ),
    'accent-soft': mix(brandPrimary, paper.surface, 0.09),
  };
}

/** Roles of brandSecondary: badge, progress, current step; never a button. */
function supportRoles({ brandSecondary, paper }: Palette) {
  const soft = mix(brandSecondary, paper.surface, isDark(paper.surface) ? 0.14 : 0.22);
  return {
    support: brandSecondary,
    'on-support': onColour(brandSecondary, paper.ink),
    'support-soft': soft,
    'support-ink': readable(brandSecondary, soft),
  };
}

/**
 * Roles of text and edges: the ink mixed with its background, with a contrast of at least 4.8 for
 * quiet text (4.5 is required) and 3.1 for edges (3 is required).
 */
function paperRoles({ page, surface, sunk, header, ink }: Paper, worst: Hex, quietGround: Hex) {
  const onHeader = onColour(header, ink);
  return {
    page,
    surface,
    'surface-sunk': sunk,
    header,
    'on-header': onHeader,
    'on-header-quiet': readable(mix(onHeader, header, 0.62), header),
    ink,
    'ink-quiet': readable(mix(ink, worst, 0.62), quietGround, 4.8),
    line: mix(ink, surface, 0.12),
    'line-strong': readable(mix(ink, surface, 0.45), worst, 3.1),
  };
}

/** A notice is the surface with a share of its status colour, which on dark paper is lighter. */
const statusRatioOnDark = 5.6;

/**
 * Roles of status colours: the same green, red, amber and blue for every brand, adjusted for
 * contrast on this background.
 */
const statusRoles = ({ header }: Paper, worst: Hex) => ({
  ok: readable('#1b7a43', worst, statusRatioOf(worst)),
  bad: readable('#c0281e', worst, statusRatioOf(worst)),
  warn: readable('#9a5b00', worst, statusRatioOf(worst)),
  focus: readable('#1a4fd6', worst),
  'focus-on-header': isDark(header) ? '#ffffff' : readable('#1a4fd6', header),
});

const statusRatioOf = (ground: Hex): number => (isDark(ground) ? statusRatioOnDark : textRatio);

/**
 * Roles in the header beside its text: the search field and the dot of an open store. The field is
 * a shade of a dark header, or the sunken colour of a light one.
 */
function headerRoles({ header, sunk, ink }: Paper) {
  const field = isDark(header) ? mix('#ffffff', header, 0.1) : sunk;
  const onHeader = onColour(header, ink);
  return {
    'header-field': field,
    'on-header-field': readable(onHeader, field),
    'on-header-field-quiet': readable(mix(onHeader, field, 0.62), field),
    'ok-on-header': readable('#1b7a43', header, isDark(header) ? 8 : textRatio),
  };
}

/**
 * Returns the third colour of a woven border, from the opposite side of the colour wheel. It is
 * only ornament, never text or an edge.
 */
const threadOf = (brandPrimary: Hex): Hex =>
  fromOklch({ lightness: 0.5, chroma: 0.17, hue: toOklch(brandPrimary).hue - 2.6 });
