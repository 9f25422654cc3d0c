/**
 * Lower case without accents: "Ñuñoa" becomes "nunoa", so that a text typed without accents
 * matches.
 */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
