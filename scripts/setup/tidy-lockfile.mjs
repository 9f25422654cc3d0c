/**
 * Returns package-lock.json without the `engines` of packages that are always installed. The
 * project includes the Node that runs them, but npm compares `engines` with the machine's Node and
 * would warn about each. Optional packages have theirs, because npm picks the fitting ones by
 * `engines`.
 */
export function tidyLockfile(text) {
  const lockfile = JSON.parse(text);
  for (const [path, entry] of Object.entries(lockfile.packages))
    if (path.startsWith('node_modules/') && !entry.optional) delete entry.engines;
  return `${JSON.stringify(lockfile, null, 2)}\n`;
}
