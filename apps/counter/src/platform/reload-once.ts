/**
 * The mark of a page that loaded itself again. It is in the history entry, so that it ends with the
 * visit.
 */
const mark = 'reloaded';

/**
 * Loads this page again unless it has just done so. Returns whether it did: a second failure is
 * shown.
 */
export function reloadOnce(): boolean {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if (mark in known) return false;
  history.replaceState({ ...known, [mark]: true }, '');
  location.reload();
  return true;
}
