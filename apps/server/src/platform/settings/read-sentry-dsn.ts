/**
 * The address of a Sentry service for envelopes, and the public key by which it knows this server.
 */
export type SentryDsn = { envelopeUrl: string; publicKey: string };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a DSN, `https://<public key>@<host>/<project>`; null when unset.
 * @throws Error naming the variable, without its value: the key identifies the account.
 */
export function readSentryDsn(env: Environment, name: string): SentryDsn | null {
  const text = env[name] || null;
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const [, path = '', project] = /^(\/.*)?\/(\d{1,20})$/u.exec(url?.pathname ?? '') ?? [];
  if (
    url === null ||
    project === undefined ||
    !/^https?:$/u.test(url.protocol) ||
    !/^[\w-]{8,64}$/u.test(url.username) ||
    url.password !== '' ||
    url.search !== '' ||
    url.hash !== ''
  )
    throw new Error(`${name} must be a DSN as https://key@errors.example/12`);
  return {
    envelopeUrl: `${url.origin}${path}/api/${project}/envelope/`,
    publicKey: url.username,
  };
}
