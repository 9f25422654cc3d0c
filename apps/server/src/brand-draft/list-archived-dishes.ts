import type { getArchivedDishes as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import { archivedDishes } from '@comanda/domain/draft/archived-dishes.ts';
import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { textOf } from '@comanda/domain/draft/json.ts';
import { readMenus } from '@comanda/domain/draft/menu-section.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { readBrand } from './read-brand.ts';
import { listVersionsBeforeRemovals, type VersionBeforeRemoval } from './removal.rows.ts';
import { sessionFor } from './section-access.ts';

type Endpoint = typeof endpoint;

/** Versions whose files one statement reads, and those that one call reads in all. */
const versionsAtOnce = 10;
const versionsInAll = 50;

/**
 * Lists the dishes that stood in an earlier version and stand in no menu now, those that left last
 * first. Refused: NOT_AUTHORIZED, NOT_FOUND for a brand without a folder.
 * docs/rules/back-office.md#removed-dishes-come-back.
 */
export async function listArchivedDishes(
  { db }: Pick<Deps, 'db'>,
  { tenant, session }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const allowed = sessionFor('menu', session);
  if (!allowed.ok) return allowed;
  return withTenant(db, tenant.id, async (tx) => {
    const brand = await readBrand(tx);
    if (brand === null) return refuse(refusalOf('NOT_FOUND'));
    const versions = await versionsWith(tx, brand.menus);
    const dishes = leftOf(brand.menus, versions).slice(0, payloadLimits.archivedDishes);
    const pictures = picturesOf(versions);
    return accept({
      dishes: dishes.map(({ dish, ...left }) => ({
        ...left,
        id: dish.id,
        value: JSON.stringify(dish),
        pictureUrl: pictures.get(textOf(dish, 'image'))?.url ?? null,
      })),
    });
  });
}

/** Reads versions, the newest first, until they have as many dishes as one answer lists. */
async function versionsWith(tx: Tx, present: MenuFiles): Promise<readonly VersionBeforeRemoval[]> {
  let versions: readonly VersionBeforeRemoval[] = [];
  while (versions.length < versionsInAll) {
    const before = versions.at(-1)?.number ?? null;
    const read = await listVersionsBeforeRemovals(tx, before, versionsAtOnce);
    versions = [...versions, ...read];
    const isEnough = leftOf(present, versions).length >= payloadLimits.archivedDishes;
    if (read.length < versionsAtOnce || isEnough) break;
  }
  return versions;
}

const leftOf = (present: MenuFiles, versions: readonly VersionBeforeRemoval[]) =>
  archivedDishes(
    present,
    versions.map(({ files, at, by }) => ({
      files: readMenus(new Map(Object.entries(files))),
      ...{ at, by },
    })),
  );

/** The newest version decides how a path was published. */
const picturesOf = (versions: readonly VersionBeforeRemoval[]): ReadonlyMap<string, Picture> =>
  new Map(versions.toReversed().flatMap(({ pictures }) => Object.entries(pictures)));
