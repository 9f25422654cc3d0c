/**
 * A parsed Host header: the name in lower case without a trailing dot, and the port, null if the
 * header has none.
 */
export type RequestHost = { name: string; port: number | null };

const hostPattern = /^([a-z0-9._-]{1,254}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/**
 * Parses a Host header. Returns null for a text that no browser sends: an odd port (`0x13ec`,
 * `+80`), user names, spaces.
 */
export function readHost(header: string | undefined): RequestHost | null {
  const [, name, port] = hostPattern.exec(header ?? '') ?? [];
  return name === undefined
    ? null
    : {
        name: name.toLowerCase().replace(/\.$/, ''),
        port: port === undefined ? null : Number(port),
      };
}

export type Scheme = 'http' | 'https';

/**
 * Returns the scheme that the client used: https if `X-Forwarded-Proto` of a trusted proxy says so,
 * else http.
 */
export const schemeOf = ({ protocol }: { protocol: string }): Scheme =>
  protocol === 'https' ? 'https' : 'http';

/** Names of this machine, as they appear in a Host header. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
