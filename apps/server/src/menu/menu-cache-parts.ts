import type { TenantId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { MapTiles } from '@comanda/domain/tenant/settings.ts';
import type { KushkiInstallation } from '@comanda/domain/tenant/payment-settings.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';

/**
 * The database, clock, log and settings of the installation that the menu cache works with. `clock`
 * returns milliseconds.
 */
export type MenuCacheParts = {
  db: Database;
  clock: () => number;
  log: Log;
  /**
   * Returns whether a provider takes the tenant's payments by an online method. Other online
   * methods are hidden. If this function is left out, every method is available.
   */
  isMethodAvailable?: (
    tenantId: TenantId,
    method: PaymentMethodName,
    currency: string,
  ) => Promise<boolean>;
  /** The map tiles of brands whose settings name none. */
  maps?: MapTiles | null;
  /** Kushki of this installation, which brands with a public id there use. */
  kushki?: KushkiInstallation | null;
  /** The attribution of addresses that every map shows ({@link withAttribution}). */
  attribution?: string | null;
};
