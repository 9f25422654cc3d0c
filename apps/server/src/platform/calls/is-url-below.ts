const encodedSlash = /%2f|%5c/i;

/**
 * Returns whether a call to an address goes to the origin of `base` and below its path. Both are
 * compared as URLs, after their dots and slashes were resolved: `https://a.example/push/../control`
 * begins like `https://a.example/push` and is not below it. An address with a login or with an
 * encoded slash is not, because servers read the latter in two ways.
 */
export function isUrlBelow(address: string, base: string): boolean {
  const url = URL.parse(address);
  const root = URL.parse(base);
  if (url === null || root === null || url.username !== '' || url.password !== '') return false;
  const folder = root.pathname.endsWith('/') ? root.pathname : `${root.pathname}/`;
  return (
    url.origin === root.origin &&
    url.origin !== 'null' &&
    url.pathname.startsWith(folder) &&
    !encodedSlash.test(url.pathname)
  );
}
