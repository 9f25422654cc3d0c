/**
 * Returns a path without the slashes at its end; empty if it has nothing else. Reads each character
 * once, because strangers write paths.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
