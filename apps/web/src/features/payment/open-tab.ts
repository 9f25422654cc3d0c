/**
 * Opens an address in a new tab that cannot reach this page. Returns false if the browser blocked
 * it: the link must be pressed then.
 */
export function openTab(url: string): boolean {
  const opened = open(url, '_blank');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}
