/** Spec §9: at most 4 addresses are remembered. */
export const historyLimit = 4;

/** The newest first, each text once, at most four. */
export function rememberAddress<T extends { textAddress: string }>(history: readonly T[], address: T): readonly T[] {
  return [address, ...history.filter((one) => one.textAddress !== address.textAddress)].slice(0, historyLimit);
}

/** Spec §5: an address needs a street number. `12-34` and `S/N` count (experience §7). */
export const hasStreetNumber = (text: string): boolean => /\d/.test(text) || /\bs\/n\b/i.test(text);
