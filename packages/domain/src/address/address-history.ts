/** docs/rules/places.md#address-history: the browser stores at most 4 addresses. */
const maxAddressHistory = 4;

/** Adds an address to the history: newest first, each text once, at most four. */
export function addToAddressHistory<T extends { textAddress: string }>(
  history: readonly T[],
  address: T,
): readonly T[] {
  return [address, ...history.filter((one) => one.textAddress !== address.textAddress)].slice(
    0,
    maxAddressHistory,
  );
}
