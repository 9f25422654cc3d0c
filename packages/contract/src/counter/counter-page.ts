import type { Country } from '@comanda/domain/country/countries.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { MapTiles } from '@comanda/domain/tenant/settings.ts';

/** First segment of the counter's address on a brand's host. */
export const counterSegment = 'mostrador';
/** First segment of the address that a rider opens from a message. */
export const riderSegment = 'reparto';
/**
 * The file below {@link counterSegment} and {@link riderSegment} with which a browser opens that
 * page without a network.
 */
export const pageWorkerFile = 'worker.js';

/**
 * Key of the email in the link of an invitation. It stands behind the `#`, so no server and no log
 * sees it.
 */
export const invitedEmailKey = 'correo';

/** Id of the JSON block in the counter's page. */
export const counterPageId = 'counter-page';

/** A store as the counter names it. `timeZone`: IANA name. */
export type CounterStore = { id: StoreId; name: string; timeZone: string };

/**
 * Facts of a brand in the page of its counter, which anybody may open. It has no personal data and
 * no secret; staff see orders through calls with their token.
 * docs/rules/counter-shell.md#page-of-the-counter.
 */
export type CounterPage = {
  tenantId: TenantId;
  commerceName: string;
  /** The shop never opened. */
  isNew: boolean;
  country: Country;
  /** Address of the brand's logo. */
  logo: string;
  /** The map tiles of the brand; null: no maps. */
  maps: MapTiles | null;
  stores: readonly CounterStore[];
};
