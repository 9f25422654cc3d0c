import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { storeOfFile } from '@comanda/domain/draft/store-of-file.ts';
import { zoneOrderField, zonesField, zonesOf } from '@comanda/domain/draft/store-files.ts';
import { polygonCovers } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint, Store } from '@comanda/domain/store/store.ts';
import { circleAround } from '@comanda/domain/store/zone-circle.ts';
import { sharedPoints } from '@comanda/domain/store/zone-overlap.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import type { StoreEditor } from './store-editor.ts';
import { type ZoneFields, zoneFieldsOf, zoneProblems, zoneValue } from './zone-fields.ts';

export type ZonesForm = ReturnType<typeof useZonesForm>;

/** The zones of a store as they are typed and drawn, and the draft. */
export function useZonesForm(
  store: FileItem,
  editor: StoreEditor,
  nameOf: (count: number) => string,
) {
  const { country } = useCounter().page;
  const { form, isChecked, check } = useCheckedForm();
  const [zones, setZones] = useState<readonly ZoneFields[]>(() =>
    zonesOf(store).map((zone) => zoneFieldsOf(zone, country)),
  );
  const [chosenId, setChosen] = useState<number | null>(zones[0]?.id ?? null);
  const centre: GeoPoint = {
    latitude: Number(store['latitude']),
    longitude: Number(store['longitude']),
  };
  const chosen = zones.find(({ id }) => id === chosenId) ?? null;
  const set = (change: Partial<ZoneFields>): void =>
    setZones((now) => now.map((zone) => (zone.id === chosenId ? { ...zone, ...change } : zone)));
  const add = (): void => {
    const id = editor.newZoneId();
    const { fee = '', minimum = '', wait = '40' } = zones.at(-1) ?? {};
    const typed = { fee, minimum, wait, freeFrom: '', maximum: '' };
    setZones((now) => [...now, { ...{ id, name: nameOf(now.length + 1), ring: [] }, ...typed }]);
    setChosen(id);
  };
  const problems = chosen === null ? new Set<never>() : zoneProblems(chosen, country);
  /** The stores with the zones as they are drawn now. */
  const drawn = (): readonly Store[] =>
    editor.stores.map((each) =>
      storeOfFile(each.id === store.id ? withZones(each, zones) : each, country.decimals),
    );
  const withZones = (each: FileItem, list: readonly ZoneFields[]): FileItem => ({
    ...each,
    [zonesField]: Object.fromEntries(list.map((zone) => [zone.id, zoneValue(zone, country)])),
    [zoneOrderField]: list.map(({ id }) => id),
  });
  return {
    ...{ form, zones, chosen, chosenId, centre, set, add, setChosen, drawn },
    problems: isChecked ? problems : new Set<never>(),
    overlaps: overlapsOf(zones),
    isOutside: zones.length > 0 && !zones.some(({ ring }) => polygonCovers(ring, centre)),
    circle: (kilometres: number) => set({ ring: circleAround(centre, kilometres * 1_000) }),
    first: () =>
      setZones((now) => [
        ...now.filter(({ id }) => id === chosenId),
        ...now.filter(({ id }) => id !== chosenId),
      ]),
    remove: () => {
      const left = zones.filter(({ id }) => id !== chosenId);
      setZones(left);
      setChosen(left[0]?.id ?? null);
    },
    save: (): boolean => {
      const wrong = zones.find((zone) => zoneProblems(zone, country).size > 0);
      if (wrong !== undefined) {
        setChosen(wrong.id);
        check();
        return false;
      }
      editor.saveZones(
        store,
        zones.map((zone) => zoneValue(zone, country)),
      );
      return true;
    },
  };
}

/** The pairs of zones that cover the same places; the first one decides there. */
const overlapsOf = (zones: readonly ZoneFields[]) =>
  zones.flatMap((first, at) =>
    zones
      .slice(at + 1)
      .flatMap((second) =>
        first.ring.length > 2 &&
        second.ring.length > 2 &&
        sharedPoints(first.ring, second.ring).length > 0
          ? [{ first: first.name, second: second.name }]
          : [],
      ),
  );
