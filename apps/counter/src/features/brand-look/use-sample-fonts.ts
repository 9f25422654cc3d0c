import { openFontOf } from '@comanda/domain/theme/open-fonts.ts';
import { useEffect } from 'react';
import type { BrandAnswer } from '../../counter/brand-draft/use-brand-draft.ts';

/** Loads families while a picker shows them, and forgets them with it. */
export function useSampleFonts(fonts: BrandAnswer['fonts']): void {
  useEffect(() => {
    const faces = fonts.map(({ family, url }) => {
      const face = new FontFace(family, `url(${JSON.stringify(url)})`, {
        weight: openFontOf(family)?.weight ?? 'normal',
      });
      document.fonts.add(face);
      void face.load().catch(() => undefined);
      return face;
    });
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [fonts]);
}
