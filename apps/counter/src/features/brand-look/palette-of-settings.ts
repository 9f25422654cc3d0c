import { isJsonObject, type JsonObject, textOf } from '@comanda/domain/draft/json.ts';
import { fieldOf } from '@comanda/domain/draft/menu-file.ts';
import type { Palette } from '@comanda/domain/theme/colour-roles.ts';
import type { Hex } from '@comanda/domain/theme/colour.ts';
import type { PaletteSetting } from '@comanda/domain/theme/setting-of-pair.ts';

export const brandColours = ['brandPrimary', 'brandSecondary'] as const;
export const paperColours = [
  'paper.page',
  'paper.surface',
  'paper.sunk',
  'paper.header',
  'paper.ink',
] as const;

/** Colours that are chosen and not in the draft yet. */
export type ChosenColours = Readonly<Partial<Record<PaletteSetting, Hex>>>;

/** A palette with whether devices with a dark preference get a dark scheme of it. */
export type LookPalette = Palette & { darkScheme: boolean };

/** Black: a folder without a colour is refused, so only a broken draft shows it. */
const missing: Hex = `#${'0'.repeat(6)}`;

/** The field of a draft's edit that sets a colour. */
export const fieldOfColour = (setting: PaletteSetting): string => setting.replace('.', '/');

/** Returns the palette of the settings with what is being chosen over it. */
export function paletteOf(settings: JsonObject, chosen: ChosenColours): LookPalette {
  const colour = (setting: PaletteSetting): Hex => {
    const value = chosen[setting] ?? fieldOf(settings, fieldOfColour(setting));
    return typeof value === 'string' ? (readHex(value) ?? missing) : missing;
  };
  return {
    brandPrimary: colour('brandPrimary'),
    brandSecondary: colour('brandSecondary'),
    paper: {
      page: colour('paper.page'),
      surface: colour('paper.surface'),
      sunk: colour('paper.sunk'),
      header: colour('paper.header'),
      ink: colour('paper.ink'),
    },
    darkScheme: settings['darkScheme'] === true,
  };
}

export const colourOf = ({ paper, ...brand }: Palette, setting: PaletteSetting): Hex =>
  ({
    brandPrimary: brand.brandPrimary,
    brandSecondary: brand.brandSecondary,
    'paper.page': paper.page,
    'paper.surface': paper.surface,
    'paper.sunk': paper.sunk,
    'paper.header': paper.header,
    'paper.ink': paper.ink,
  })[setting];

/** Returns the values of the draft that set a palette. */
export const valuesOfPalette = (palette: Palette): JsonObject =>
  Object.fromEntries(
    [...brandColours, ...paperColours].map((each) => [
      fieldOfColour(each),
      colourOf(palette, each),
    ]),
  );

/** Returns a typed colour as `#rrggbb`, also from three digits or without the mark; null: none. */
export function readHex(typed: string): Hex | null {
  const digits = typed.trim().replace(/^#/u, '').toLowerCase();
  if (/^[\da-f]{6}$/u.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/u.test(digits)
    ? `#${[...digits].map((digit) => digit.repeat(2)).join('')}`
    : null;
}

/** Returns the family of each place of the settings' fonts. */
export function fontsOf(settings: JsonObject): Record<'title' | 'body', string> {
  const { fonts } = settings;
  const of = isJsonObject(fonts) ? fonts : {};
  return { title: textOf(of, 'title'), body: textOf(of, 'body') };
}
