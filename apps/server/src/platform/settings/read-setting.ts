import { isIP } from 'node:net';

/**
 * Readers of single settings: each takes the environment and a name, and throws an Error that
 * begins with the name. An error never repeats a value that may hold a password.
 */
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `1` or `0`; any other value is an error. */
export function readFlag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name] || (fallback ? '1' : '0');
  if (text !== '1' && text !== '0') throw new Error(`${name} must be 1 or 0, not "${text}"`);
  return text === '1';
}

export function readChoice<Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const text = env[name] || fallback;
  const choice = words.find((word) => word === text);
  if (choice === undefined)
    throw new Error(`${name} must be one of ${words.join(', ')}, not "${text}"`);
  return choice;
}

/** Reads `postgresql://user:password@host:port/database`; null when unset. */
export function readDatabaseUrl(env: Environment, name: string): string | null {
  const text = env[name] || null;
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWhole =
    url !== null &&
    /^postgres(ql)?:$/.test(url.protocol) &&
    url.username !== '' &&
    url.pathname.length > 1;
  if (!isWhole)
    throw new Error(`${name} must look like postgresql://user:password@host:5432/database`);
  return text;
}

/** URL of the mail server and the sender address; null without a mail server. */
export type MailSetting = { smtpUrl: string; from: string } | null;
const mailAddress = /^[^\s@<>"]+@[^\s@<>"]+$/;

/**
 * Reads `SMTP_URL` and `MAIL_FROM`. `MAIL_FROM` is optional if the mail server's user is an
 * address.
 */
export function readMailSetting(env: Environment): MailSetting {
  const smtpUrl = env['SMTP_URL'] || null;
  const from = env['MAIL_FROM'] || null;
  if (from !== null && !mailAddress.test(from))
    throw new Error(`MAIL_FROM must be an address such as orders@example.com, not "${from}"`);
  if (smtpUrl === null) return null;
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new Error(
      'SMTP_URL must look like smtp://user:password@host:587 (smtps:// for TLS from the first byte)',
    );
  const user = decodeURIComponent(url.username);
  const sender = from ?? (mailAddress.test(user) ? user : null);
  if (sender === null)
    throw new Error('MAIL_FROM must be set: the user of SMTP_URL is no sender address');
  return { smtpUrl, from: sender };
}

/** Reads an origin: scheme and host, without a path. */
export function readOrigin(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`${name} must be an origin such as https://orders.example.com, not "${text}"`);
  return url.origin;
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads addresses and networks, separated by commas; null when unset. */
export function readNetworks(env: Environment, name: string): string | null {
  const text = env[name] || null;
  const invalid = (text ?? '').split(',').find((part) => text !== null && !isNetwork(part.trim()));
  if (invalid !== undefined)
    throw new Error(
      `${name} must list addresses or networks such as 10.0.0.0/8, separated by commas, not "${invalid.trim()}"`,
    );
  return text;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (namedNetworks.includes(text)) return true;
  if (family === 0 || more !== undefined) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** Reads a secret of at least `least` characters; null when unset. */
export function readMinLengthSecret(env: Environment, name: string, least: number): string | null {
  const text = env[name] || null;
  if (text !== null && text.length < least)
    throw new Error(`${name} must have ${least} characters or more`);
  return text;
}

/** Reads the id of a brand; null when unset. */
export function readTenantId(env: Environment, name: string): string | null {
  const text = env[name] || null;
  if (text !== null && !/^[a-z][a-z0-9-]{0,40}$/.test(text))
    throw new Error(`${name} must be the id of a brand, not "${text}"`);
  return text;
}
