import { brandFileNames } from '@comanda/contract/brand-files.ts';
import type { Banner } from '@comanda/domain/menu/menu.ts';
import type { HeroSettings, Settings } from '@comanda/domain/tenant/settings.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { StoredFile } from '../platform/stored-file.ts';

/** The pictures of the published look: addresses of logo and loader, hero and banners. */
export type PublishedLook = {
  logo: string;
  loader: string;
  hero: HeroSettings | null;
  banners: readonly Banner[];
};

export async function findPublishedLook(tx: Tx): Promise<PublishedLook> {
  const [row] = await tx.query<PublishedLook>(
    'find-published-look',
    sql`select document ->> 'logo' as logo, document -> 'animationLoader' ->> 'image' as loader,
      document -> 'hero' as hero, (select coalesce(jsonb_agg(b.document), '[]') from banners b
        where b.tenant_id = s.tenant_id) as banners
      from tenant_settings s where tenant_id = ${tx.tenantId}`,
  );
  if (row === undefined) throw new Error('a brand without settings');
  return row;
}

/** Returns the bytes of files of the folder by path; of a path that left it, those it had last. */
export async function findFolderBytes(
  tx: Tx,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await tx.query<{ path: string; bytes: Buffer }>(
    'find-folder-bytes',
    sql`select distinct on (path) path, bytes from tenant_files
      where tenant_id = ${tx.tenantId} and path = any (${paths})
      order by path, retired_at desc nulls first`,
  );
  return new Map(rows.map(({ path, bytes }) => [path, bytes]));
}

/** Replaces the public settings and the theme; what only the server reads stays. */
export async function updateSettings(
  tx: Tx,
  { settings, themeUrl }: { settings: Settings; themeUrl: string },
): Promise<void> {
  await tx.query(
    'update-settings',
    sql`update tenant_settings set document = ${JSON.stringify(settings)}::jsonb,
      theme_url = ${themeUrl} where tenant_id = ${tx.tenantId}`,
  );
}

/** Files that an import makes of the look, of which there is one of each name. */
const madeNames = [...brandFileNames, 'theme.css'];

/** Takes the theme, the icons and the fonts that a look has no more out of what is served anew. */
export async function retireLookFiles(
  tx: Tx,
  kept: readonly StoredFile[],
  now: string,
): Promise<void> {
  await tx.query(
    'retire-look-files',
    sql`update tenant_files set retired_at = ${now} where tenant_id = ${tx.tenantId}
      and retired_at is null and (path is null and name = any (${madeNames})
        or path like 'fonts/%')
      and hash || '/' || name <> all (${kept.map(({ hash, name }) => `${hash}/${name}`)})`,
  );
}

/** Takes the text pages out of the folder that `texts` do not have. */
export async function dropPages(tx: Tx, texts: ReadonlyMap<string, string>): Promise<void> {
  await tx.query(
    'drop-pages',
    sql`delete from tenant_sources where tenant_id = ${tx.tenantId} and path like 'pages/%'
      and path <> all (${[...texts.keys()]})`,
  );
}
