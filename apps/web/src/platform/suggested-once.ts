const key = (): string => `comanda:${location.hostname}:suggested`;
let inMemory = false;

/** Whether this session was already asked "¿Algo más?" on its way to checkout: once is enough, also without storage. */
export function wasSuggested(): boolean {
  try {
    return inMemory || sessionStorage.getItem(key()) === 'yes';
  } catch {
    return inMemory;
  }
}

export function rememberSuggested(): void {
  inMemory = true;
  try {
    sessionStorage.setItem(key(), 'yes');
  } catch {
    // Forbidden storage: known until the page is left.
  }
}
