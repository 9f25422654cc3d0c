import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { StoredMoveState } from '../platform/db/move/stored-move-state.ts';

/** A brand as one database has it. `digest`: of the folder that was imported last. */
export type BrandRow = {
  id: TenantId;
  country: CountryCode;
  version: number;
  digest: string;
  hosts: readonly string[];
  moveState: StoredMoveState;
};

/** A brand with the place of its database among those that were given. */
export type PlacedBrand = BrandRow & { place: number };

/** Of two databases with rows of a brand, the one with the lower rank serves it; null: not this. */
function rankOf({ id, moveState }: BrandRow, left: ReadonlySet<TenantId>): number | null {
  switch (moveState) {
    case 'served':
      return 0;
    case 'leaving':
      return 1;
    // The databases are read one by one: this one became the brand's before the other said `left`.
    case 'arriving':
      return left.has(id) ? 2 : null;
    case 'left':
      return null;
  }
}

/**
 * Returns each brand once, sorted by id, from the database that serves it. Of two that claim a
 * brand, the one that it does not leave serves it, and else the first. A host that two brands have
 * is that of the first. docs/rules/operations.md#brands-in-several-databases.
 */
export function brandsOfDatabases(
  databases: readonly (readonly BrandRow[])[],
): readonly PlacedBrand[] {
  const left = new Set(
    databases.flat().flatMap(({ id, moveState }) => (moveState === 'left' ? [id] : [])),
  );
  const ranked = databases.flatMap((rows, place) =>
    rows.flatMap((row) => {
      const rank = rankOf(row, left);
      return rank === null ? [] : [{ rank, brand: { ...row, place } }];
    }),
  );
  const brands = new Map<TenantId, PlacedBrand>();
  for (const { brand } of ranked.sort((a, b) => a.rank - b.rank || a.brand.place - b.brand.place))
    if (!brands.has(brand.id)) brands.set(brand.id, brand);
  const hosts = new Set<string>();
  return [...brands.values()]
    .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
    .map((brand) => {
      const own = brand.hosts.filter((host) => !hosts.has(host));
      for (const host of own) hosts.add(host);
      return { ...brand, hosts: own };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
