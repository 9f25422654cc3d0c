import { reloadOnce } from './reload-once.ts';

/**
 * Loads a part of the application. After a deployment the files of an open page are gone: the page
 * loads itself again once, and the staff member is still signed in.
 * docs/rules/counter-shell.md#stale-page.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine && reloadOnce()) return new Promise<T>(() => undefined);
    throw error;
  }
}
