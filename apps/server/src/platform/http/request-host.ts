/** A Host header taken apart: the name in lower case without the dot that may end it, and the port that was written, if any. */
export type RequestHost = { name: string; port: number | null };

const hostPattern = /^([a-z0-9._-]{1,254}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** Reads a Host header. Answers null for a text that no browser sends: an odd port (`0x13ec`, `+80`), user names, spaces. */
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

/** The scheme that the client used. `X-Forwarded-Proto` of a trusted proxy counts when it says https; any other text is http. */
export const schemeOf = ({ protocol }: { protocol: string }): Scheme =>
  protocol === 'https' ? 'https' : 'http';

/** Names of this machine, as a Host header has them. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
