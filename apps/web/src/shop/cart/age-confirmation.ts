/** For where nothing may be stored: known until the page is left. */
let inMemory = false;

const key = (): string => `comanda:${location.hostname}:plus18`;

/** Whether this session said it is over 18 (docs/rules/menu.md#age-gate). */
export function isAdult(): boolean {
  try {
    return inMemory || sessionStorage.getItem(key()) === 'yes';
  } catch {
    return inMemory;
  }
}

export function confirmAdult(): void {
  inMemory = true;
  try {
    sessionStorage.setItem(key(), 'yes');
  } catch {
    // Forbidden storage: the question comes again on the next page.
  }
}
