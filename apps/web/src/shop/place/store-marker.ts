import type { Store } from '@comanda/domain/store/store.ts';
import { storeIcon } from '@comanda/ui/lazy-icons.ts';
import type { MapMarker } from '@comanda/ui/map/map-props.ts';

export const storeMarker = (
  { id, name, latitude, longitude }: Store,
  isChosen: boolean,
): MapMarker => ({
  id: String(id),
  point: { latitude, longitude },
  label: name,
  icon: storeIcon,
  isChosen,
});
