import type { Palette } from '@comanda/domain/theme/colour-roles.ts';
import { suggestPalettes } from '@comanda/domain/theme/suggest-palettes.ts';
import { useState } from 'react';

/** Pixels of a side to which the logo is drawn: enough to know its colours. */
const side = 96;

/** Reads the colours of a logo when asked to. `suggestions` null: nobody has asked yet. */
export function useLogoPalettes() {
  const [suggestions, setSuggestions] = useState<readonly Palette[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const suggest = async (url: string): Promise<void> => {
    setBusy(true);
    const pixels = await pixelsOf(url);
    setBusy(false);
    setSuggestions(pixels === null ? [] : suggestPalettes(pixels));
  };
  return { suggestions, suggest, isBusy };
}

/** Returns the pixels of a picture of this site as RGBA; null: it cannot be read. */
async function pixelsOf(url: string): Promise<Uint8ClampedArray | null> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(picture, 0, 0, side, side);
  return context.getImageData(0, 0, side, side).data;
}
