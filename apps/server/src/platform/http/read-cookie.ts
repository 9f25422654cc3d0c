/** Longest value that is read, in characters. */
const maxLength = 400;

/**
 * Returns the value of a cookie. Null: there is none, it is too long, or there are two of the name,
 * because another host of the same domain may have set one of them.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });
  const [value = ''] = values;
  return values.length === 1 && value !== '' && value.length <= maxLength ? value : null;
}
