import { markKept } from './mark-kept.ts';

const prefix = 'comanda-';

/** Pages seen last, and files (shell, pictures, fonts) of them: the oldest go first. */
const most = { page: 12, file: 400 };

/** What is kept of one version of the web app. `shell`: files that every page needs; they never go before their version does. */
export function openShelf(version: string, shell: readonly string[]) {
  const names = { page: `${prefix}${version}-pages`, file: `${prefix}${version}-files` };
  const mine: ReadonlySet<string> = new Set(Object.values(names));
  const fixed: ReadonlySet<string> = new Set(shell);
  const keep = async (kind: 'page' | 'file', address: string, answer: Response): Promise<void> => {
    const cache = await caches.open(names[kind]);
    await cache.delete(address);
    await cache.put(address, answer);
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !fixed.has(path));
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most[kind])).map((path) => cache.delete(path)));
  };
  return {
    find: async (kind: 'page' | 'file', path: string) => (await caches.open(names[kind])).match(path, { ignoreVary: true }),
    keepFile: (path: string, answer: Response) => (isKeepable(answer) ? keep('file', path, answer) : Promise.resolve()),
    keepPage: async (path: string, answer: Response) => {
      if (isKeepable(answer) && answer.headers.get('content-type')?.startsWith('text/html'))
        await keep('page', path, await markKept(answer));
    },
    /** All of it or none: a version without its shell is not installed. */
    keepShell: async () => (await caches.open(names.file)).addAll(shell),
    /** Deletes what other versions kept. */
    clean: async () => {
      const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && !mine.has(name));
      await Promise.all(others.map((name) => caches.delete(name)));
    },
  };
}

const isKeepable = ({ status, type, redirected }: Response): boolean => status === 200 && type === 'basic' && !redirected;
