const key = (): string => `comanda:${location.hostname}:plus18`;

/** Whether this session said it is over 18 (Spec §5 Age gate: kept per session). */
export function isAdult(): boolean {
  try {
    return sessionStorage.getItem(key()) === 'yes';
  } catch {
    return false;
  }
}

export function rememberAdult(): void {
  try {
    sessionStorage.setItem(key(), 'yes');
  } catch {
    // Forbidden storage: the question comes again.
  }
}
