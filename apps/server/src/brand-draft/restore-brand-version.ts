import type { restoreBrandVersion as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import { readCoupons } from '@comanda/domain/draft/coupon-files.ts';
import { type DraftSection, listFile, onlyItemId } from '@comanda/domain/draft/draft-edit.ts';
import { onlyItem, readLook, withLookSettings } from '@comanda/domain/draft/look-files.ts';
import { readRules } from '@comanda/domain/draft/rule-files.ts';
import { readStores, withStoresOfNow } from '@comanda/domain/draft/store-files.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import type { Deps } from '../deps.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { findVersionFiles } from './brand-version.rows.ts';
import { buildPublication } from './build-publication.ts';
import type { SectionFiles } from './drafted-section.ts';
import { lockBrand, refusalOfProblem } from './publish-brand-draft.ts';
import { readMenuSection } from '@comanda/domain/draft/menu-section.ts';
import { salesTexts } from './version-files.ts';
import { isPublished, type PublishedBrand } from './read-brand.ts';
import { savePublication } from './save-publication.ts';
import { sessionFor } from './section-access.ts';

type Endpoint = typeof endpoint;

/**
 * Publishes a section of an earlier version again. The draft stays as it is. Refused as a
 * publication, and NOT_FOUND for a version that is unknown or deleted.
 * docs/rules/back-office.md#earlier-versions-of-a-brand.
 */
export async function restoreBrandVersion(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { body, params, tenant, session, now } = call;
  const { section } = params;
  const allowed = sessionFor(section, session);
  if (!allowed.ok) return allowed;
  const subject = String(params.number);
  const action = { storeId: null, kind: 'brand.restore' as const, subject };
  const outcome = await runCounterAction(deps, call, action, async (tx) => {
    const read = await lockBrand(tx, section, body.basedOn);
    if (!read.ok) return read;
    const { brand, last } = read.value;
    const earlier = await findVersionFiles(tx, section, params.number);
    if (earlier === null) return refuse(refusalOf('NOT_FOUND'));
    const files = new Map(Object.entries(earlier.files));
    const known = new Map(Object.entries(earlier.pictures));
    const before = withPictures(brand, known);
    const drafted = earlierFiles(brand, section, files);
    const built = await buildPublication(tx, before, drafted, isoOf(now));
    if (!built.ok) return refuse(refusalOfProblem(built.error[0]));
    if (isPublished(brand, section, files)) return refuse(refusalOfProblem(undefined));
    const version = await savePublication(tx, brand, built.value, {
      last,
      changes: [],
      note: '',
      restored: params.number,
      staffId: allowed.value.staffId,
      at: isoOf(now),
    });
    return accept({ answer: { version }, detail: { version } });
  });
  if (outcome.ok) deps.menus.onChange({ tenantId: tenant.id, kind: 'menu', id: '' });
  return outcome;
}

/** The pictures of an earlier version are known as the published ones are. */
const withPictures = (
  brand: PublishedBrand,
  earlier: PublishedBrand['pictures'],
): PublishedBrand => ({ ...brand, pictures: new Map([...earlier, ...brand.pictures]) });

/**
 * The settings of the look alone go back: the others stay as they are. A version of the menus that
 * holds no combos and suggestions leaves them.
 */
function earlierFiles(
  now: PublishedBrand,
  section: DraftSection,
  texts: ReadonlyMap<string, string>,
): SectionFiles {
  switch (section) {
    case 'menu':
      return { section, files: readMenuSection(new Map([...salesTexts(now.texts), ...texts])) };
    case 'look': {
      const look = readLook(texts);
      const settings = withLookSettings(onlyItem(now.look, 'settings'), onlyItem(look, 'settings'));
      const item = { ...settings, id: onlyItemId };
      return { section, files: new Map([...look, [listFile('settings'), { items: [item] }]]) };
    }
    case 'coupons':
      return { section, files: readCoupons(texts) };
    case 'stores':
      return { section, files: withStoresOfNow(readStores(texts), now.stores) };
    case 'rules':
      return { section, files: readRules(texts) };
  }
}
