import { sandboxWebpayKeys } from './payments/webpay/webpay-keys.ts';

/** Address of the sandbox and its settings for calls to Comanda. Times in milliseconds. */
export type SandboxConfig = {
  host: string;
  port: number;
  /** Port of hosted fields and framed pages; 0: any free port. */
  framesPort: number;
  /** The key that the demo tenants share with their kitchen. */
  integrationKey: string;
  /** The secret that shops use at Webpay. */
  webpaySecret: string;
  kitchenStepMs: number;
  /** Time between two steps of a rider. */
  riderStepMs: number;
  /** Time between two calls of an emulated printer; 0: it calls by hand. */
  printerEveryMs: number;
  /** Origins of the shops that receive the couriers' webhooks. */
  shops: readonly string[];
  /** Folder that stores open tickets across restarts. Null: tickets are only in memory. */
  dataFolder: string | null;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Public, so it is only for a demonstration on a developer's machine. */
const demoIntegrationKey = 'comanda-demo-integration-key';

/**
 * Requires the demo mode. The server believes the sandbox's banks, couriers and kitchens, so the
 * sandbox runs only beside a demonstration. @throws Error unless `DEMO` is 1.
 */
export function requireDemo(environment: Environment): void {
  if (environment['DEMO'] !== '1')
    throw new Error(
      'The sandbox is for demonstrations and tests alone: it runs where DEMO=1 is set.',
    );
}

/** Reads the environment. @throws RangeError when a numeric variable is not a number. */
export function readSandboxConfig(environment: Environment): SandboxConfig {
  return {
    host: environment['SANDBOX_HOST'] ?? '127.0.0.1',
    port: whole(environment, 'SANDBOX_PORT', 4_000, 0, 65_535),
    framesPort: whole(environment, 'SANDBOX_FRAMES_PORT', 0, 0, 65_535),
    integrationKey: environment['SANDBOX_INTEGRATION_KEY'] ?? demoIntegrationKey,
    webpaySecret: environment['SANDBOX_WEBPAY_SECRET'] ?? sandboxWebpayKeys.secret,
    kitchenStepMs: whole(environment, 'SANDBOX_KITCHEN_STEP_MS', 12_000, 0, 3_600_000),
    riderStepMs: whole(environment, 'SANDBOX_RIDER_STEP_MS', 10_000, 1, 3_600_000),
    printerEveryMs: whole(environment, 'SANDBOX_PRINTER_EVERY_MS', 3_000, 0, 3_600_000),
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
