import type { Picture } from '@comanda/domain/menu/menu.ts';

/** A picture of which the counter knows no other widths. The square of a row cuts it. */
export const inOneWidth = (url: string): Picture => ({
  ...{ url, width: 1, height: 1, avif: [], webp: [], placeholder: null },
});
