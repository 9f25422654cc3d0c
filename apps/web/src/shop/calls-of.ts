import { type Calls, unknownConnection } from '@comanda/client/calls-context.ts';
import { isRetryableRefusal } from '@comanda/domain/errors/catalogue.ts';
import type { AppContext } from './app-context.ts';

/**
 * Returns how the storefront's screens call: each call finds out whether the device is offline, and
 * a screen reads once unless it says how often.
 */
export const callsOf = ({ api }: Pick<AppContext, 'api'>): Calls => ({
  api,
  connection: unknownConnection,
  refreshMs: null,
  onSignedOut: null,
  offersRetry: isRetryableRefusal,
});
