import { type Hex, mix } from './colour.ts';
import { isDark, luminance, onColour, readable, textRatio } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** A template's ground: page, cards, sunken areas, header and text. */
export type Paper = { page: Hex; surface: Hex; sunk: Hex; header: Hex; ink: Hex };
export type Palette = { brandPrimary: Hex; brandSecondary: Hex; paper: Paper };

/** Each role is a custom property that components name: `--on-accent` and the like (docs/rules/tenants.md#theme-of-a-brand). */
export function colourRolesOf(palette: Palette) {
  const { page, surface, sunk } = palette.paper;
  const worst = hardestOf([page, surface, sunk], isDark(page));
  return {
    ...accentRoles(palette, worst),
    ...supportRoles(palette),
    ...paperRoles(palette.paper, worst),
    ...statusRoles(palette.paper, worst),
    ...headerRoles(palette.paper),
    thread: threadOf(palette.brandPrimary),
  };
}
export type ColourRoles = ReturnType<typeof colourRolesOf>;
export type ColourRole = keyof ColourRoles;

/** The ground on which text is hardest to read: the darkest of light papers, the lightest of dark ones. What is read there is read on all. */
const hardestOf = (grounds: readonly [Hex, ...Hex[]], isDarkPaper: boolean): Hex =>
  grounds.reduce((worst, ground) =>
    luminance(ground) > luminance(worst) === isDarkPaper ? ground : worst,
  );

/** brandPrimary: "this acts". Hover and press move away from the text on it, so that they are read better, never worse. */
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

/** brandSecondary: badge, progress, current step; never a button. */
function supportRoles({ brandSecondary, paper }: Palette) {
  const soft = mix(brandSecondary, paper.surface, 0.22);
  return {
    support: brandSecondary,
    'on-support': onColour(brandSecondary, paper.ink),
    'support-soft': soft,
    'support-ink': readable(brandSecondary, soft),
  };
}

/** Ink thinned over its paper, but never below what is read: 4.8 leaves quiet text some room over 4.5, 3.1 edges over 3. */
function paperRoles({ page, surface, sunk, header, ink }: Paper, worst: Hex) {
  const onHeader = onColour(header, ink);
  return {
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
  };
}

/** Status colours are not the brand's: the same green, red, amber and blue everywhere, made readable on this paper. */
const statusRoles = ({ header }: Paper, worst: Hex) => ({
  ok: readable('#1b7a43', worst),
  bad: readable('#c0281e', worst),
  warn: readable('#9a5b00', worst),
  focus: readable('#1a4fd6', worst),
  'focus-on-header': isDark(header) ? '#ffffff' : readable('#1a4fd6', header),
});

/** What stands in the header beside its text: the search field, a shade of a dark header or the sunk paper of a light one, and the open dot. */
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

/** The third colour of a woven border, across the wheel from brandPrimary: ornament alone, never text or an edge. */
const threadOf = (brandPrimary: Hex): Hex =>
  fromOklch({ lightness: 0.5, chroma: 0.17, hue: toOklch(brandPrimary).hue - 2.6 });
