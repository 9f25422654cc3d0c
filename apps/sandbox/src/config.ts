import { sandboxWebpayKeys } from './webpay/webpay-keys.ts';

/** Where the sandbox stands and how it speaks with Comanda. Times in milliseconds. */
export type SandboxConfig = {
  host: string;
  port: number;
  /** The key that the demo tenants share with their kitchen. */
  integrationKey: string;
  /** The secret that shops open Webpay with. */
  webpaySecret: string;
  kitchenStepMs: number;
  /** Between two steps of a rider. */
  riderStepMs: number;
  /** Origins of the shops that couriers call. */
  shops: readonly string[];
  /** Folder that remembers open tickets over a restart, or null for memory alone. */
  dataFolder: string | null;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Known to anybody who reads this: good for a demonstration on one's own machine, and for nothing else. */
export const demoIntegrationKey = 'comanda-demo-integration-key';

/**
 * The sandbox plays banks, couriers and kitchens whose word is believed: it runs beside a demonstration and nowhere else.
 *
 * @throws Error unless `DEMO` is 1.
 */
export function requireDemo(environment: Environment): void {
  if (environment['DEMO'] !== '1')
    throw new Error(
      'The sandbox is for demonstrations and tests alone: it runs where DEMO=1 is set.',
    );
}

/** Reads the environment. @throws RangeError when a number is none. */
export function readSandboxConfig(environment: Environment): SandboxConfig {
  return {
    host: environment['SANDBOX_HOST'] ?? '127.0.0.1',
    port: whole(environment, 'SANDBOX_PORT', 4_000, 0, 65_535),
    integrationKey: environment['SANDBOX_INTEGRATION_KEY'] ?? demoIntegrationKey,
    webpaySecret: environment['SANDBOX_WEBPAY_SECRET'] ?? sandboxWebpayKeys.secret,
    kitchenStepMs: whole(environment, 'SANDBOX_KITCHEN_STEP_MS', 12_000, 0, 3_600_000),
    riderStepMs: whole(environment, 'SANDBOX_RIDER_STEP_MS', 10_000, 1, 3_600_000),
    shops: (environment['SANDBOX_SHOPS'] ?? '').split(',').filter((shop) => shop !== ''),
    dataFolder: environment['SANDBOX_DATA_DIR'] ?? null,
  };
}

function whole(
  environment: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}`);
  return value;
}
