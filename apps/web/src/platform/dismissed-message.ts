const key = (message: string): string => `comanda:${location.hostname}:told:${message}`;

/** Whether this session has seen the brand's message with these words. Where storage is forbidden it counts as seen: rather never than always. */
export function isMessageDismissed(message: string): boolean {
  try {
    return sessionStorage.getItem(key(message)) !== null;
  } catch {
    return true;
  }
}

export function dismissMessage(message: string): void {
  try {
    sessionStorage.setItem(key(message), 'yes');
  } catch {
    // Forbidden storage: isTold says so before.
  }
}
