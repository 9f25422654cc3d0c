import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { DeliveryZone, Store } from '@comanda/domain/store/store.ts';
import { sharedPoints } from '@comanda/domain/store/zone-overlap.ts';
import { storeTitle } from './store-title.ts';

type StoreZone = { store: Store; zone: DeliveryZone };

/**
 * Lists the zones that overlap, with the store that serves first where they do: the nearer one
 * while both take the order, and of one store the zone that stands first. Overlapping zones are no
 * fault. docs/rules/places.md#store-of-a-delivery.
 */
export function zoneNotes(stores: readonly Store[]): string[] {
  const zones = stores.flatMap((store) => store.deliveryZones.map((zone) => ({ store, zone })));
  return zones.flatMap((first, at) =>
    zones.slice(at + 1).flatMap((second) => noteOf(first, second) ?? []),
  );
}

function noteOf(first: StoreZone, second: StoreZone): string | null {
  const shared = sharedPoints(first.zone.polygon, second.zone.polygon);
  if (shared.length === 0) return null;
  const [a, b] = [`"${first.zone.name}"`, `"${second.zone.name}"`];
  if (first.store.id === second.store.id)
    return `zones ${a} and ${b} of ${storeTitle(first.store)} overlap: ${a} applies, it stands first`;
  const nearFirst = shared.filter(
    (point) => distanceMetres(point, first.store) <= distanceMetres(point, second.store),
  ).length;
  const title = `zone ${a} of ${storeTitle(first.store)} and zone ${b} of ${storeTitle(second.store)} overlap`;
  if (nearFirst === shared.length)
    return `${title}: ${storeTitle(first.store)} serves first while both are open, it is nearer`;
  if (nearFirst === 0)
    return `${title}: ${storeTitle(second.store)} serves first while both are open, it is nearer`;
  const part = Math.round((nearFirst / shared.length) * 100);
  return `${title}: the nearer one serves first while both are open, store ${first.store.id} in ${part} % of the shared part`;
}
