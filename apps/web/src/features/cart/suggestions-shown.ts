const key = (): string => `comanda:${location.hostname}:suggested`;
let inMemory = false;

/** Whether this session was already asked "¿Algo más?" on its way to checkout: once is enough, also without storage. */
export function wereSuggestionsShown(): boolean {
  try {
    return inMemory || sessionStorage.getItem(key()) === 'yes';
  } catch {
    return inMemory;
  }
}

export function markSuggestionsShown(): void {
  inMemory = true;
  try {
    sessionStorage.setItem(key(), 'yes');
  } catch {
    // Forbidden storage: known until the page is left.
  }
}
