import path from 'node:path';

type ModuleInfo = { importedIds: readonly string[] };
type Look = { getModuleInfo(id: string): ModuleInfo | null };

/**
 * Two chunks instead of forty: what the first script needs, and what the application needs at once.
 * Shared pieces would else become a file each, which compress worse and cost a request. Lazy
 * screens keep their own files.
 */
export const sharedChunks = (root: string) => [
  {
    name: chunkOf('first-shared', path.join(root, 'src/entry-first.ts')),
    debugName: 'first-shared',
    priority: 2,
  },
  {
    name: chunkOf('app-shared', path.join(root, 'src/entry-app.tsx')),
    debugName: 'app-shared',
    priority: 1,
  },
];

/** Names the chunk for every module that `entry` imports, however deep, and for no other. */
function chunkOf(name: string, entry: string): (id: string, look: Look) => string | null {
  let closure: ReadonlySet<string> | null = null;
  return (id, look) => {
    closure ??= reach(entry, look);
    return closure.has(id) && id !== entry ? name : null;
  };
}

function reach(entry: string, look: Look): ReadonlySet<string> {
  const seen = new Set<string>();
  const walk = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of look.getModuleInfo(id)?.importedIds ?? []) walk(next);
  };
  walk(entry);
  return seen;
}
