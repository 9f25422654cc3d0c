import type { PaletteSetting } from '@comanda/domain/theme/setting-of-pair.ts';
import type { JsonObject } from '@comanda/domain/draft/json.ts';
import { fieldOf } from '@comanda/domain/draft/menu-file.ts';
import { useEffect, useMemo, useState } from 'react';
import {
  type ChosenColours,
  fieldOfColour,
  type LookPalette,
  paletteOf,
} from './palette-of-settings.ts';

/** The palette of the draft with the colours that somebody chooses right now over it. */
export function useChosenColours(settings: JsonObject): {
  palette: LookPalette;
  choose: (setting: PaletteSetting, hex: string) => void;
} {
  const [chosen, setChosen] = useState<ChosenColours>({});
  useEffect(() => setChosen((now) => unsavedOf(now, settings)), [settings]);
  const palette = useMemo(() => paletteOf(settings, chosen), [settings, chosen]);
  const choose = (setting: PaletteSetting, hex: string): void =>
    setChosen((now) => ({ ...now, [setting]: hex }));
  return { palette, choose };
}

/** Returns the choices that the draft does not have yet. */
const unsavedOf = (chosen: ChosenColours, settings: JsonObject): ChosenColours =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([setting, hex]) => fieldOf(settings, fieldOfColour(setting as PaletteSetting)) !== hex,
    ),
  );
