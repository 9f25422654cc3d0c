/**
 * package-lock.json without the `engines` of packages that are always installed. The project brings the Node that runs them, but npm
 * compares them with the machine's and would warn of each. Those of optional packages stay: by them npm knows what fits.
 */
export function tidyLockfile(text) {
  const lockfile = JSON.parse(text);
  for (const [path, entry] of Object.entries(lockfile.packages))
    if (path.startsWith('node_modules/') && !entry.optional) delete entry.engines;
  return `${JSON.stringify(lockfile, null, 2)}\n`;
}
