import { type MasterKeys, parseMasterKeys } from '../secrets/master-keys.ts';
import { isStrongSecret } from '../strong-secret.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a setting of the sandbox, which anybody may control: in production its reports would pay
 * orders, and it would receive brands' real keys.
 * @throws Error naming the setting, outside of a demonstration.
 */
export function readDemoSetting(
  env: Environment,
  name: 'SANDBOX_URL' | 'SANDBOX_FRAMES_URL' | 'SANDBOX_INTEGRATION_KEY',
): string | null {
  const text = env[name] || null;
  if (text !== null && env['DEMO'] !== '1')
    throw new Error(`${name} is for demonstrations alone: unset it, or set DEMO=1`);
  return text;
}

/**
 * Reads the master keys.
 * @throws Error naming the setting, without its value.
 */
export function readMasterKeys(env: Environment): MasterKeys {
  const text = env['SECRETS_KEYS'] || null;
  if (text === null) return [];
  try {
    return parseMasterKeys(text);
  } catch (error) {
    throw new Error(
      `SECRETS_KEYS cannot be used: ${error instanceof Error ? error.message : 'not readable'}`,
    );
  }
}

/**
 * Reads a secret.
 * @throws Error naming the setting, without its value, if the secret could be guessed.
 */
export function readStrongSecret(env: Environment, name: 'TOKEN_SECRET'): string | null {
  const text = env[name] || null;
  if (text !== null && !isStrongSecret(text))
    throw new Error(
      `${name} is too easy to guess: use 32 random characters or more, for example from openssl rand -hex 32`,
    );
  return text;
}
