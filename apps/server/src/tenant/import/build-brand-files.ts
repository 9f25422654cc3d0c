import type { BrandFileName } from '@comanda/contract/brand-files.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import { colourRolesOf } from '@comanda/domain/theme/colour-roles.ts';
import { brandIcons } from '../../brand/brand-icons.ts';
import type { BrandIdentity } from '../../brand/brand-panel.ts';
import type { FolderContent } from '../folder/folder-content.ts';
import { sharePicture } from '../../brand/share-picture.ts';
import { storedFileUrl, type StoredFile, storedFile } from '../../platform/stored-file.ts';
import { webManifest } from '../../brand/web-manifest.ts';
import type { Folder } from './read-folder.ts';

type Content = Pick<FolderContent, 'tenant' | 'settings'>;

/**
 * Builds icons, share picture and manifest from the brand's icon, hero and colours. The caller has
 * checked that the pictures are readable.
 */
export async function buildBrandFiles(
  { tenant, settings }: Content,
  files: Folder,
): Promise<StoredFile[]> {
  const { paper, hero, icon } = settings;
  const icons = await brandIcons(bytesOf(files, icon), paper.surface);
  const share = await sharePicture({
    signature: signatureOf(settings, files),
    hero: hero && bytesOf(files, hero.phoneImage),
  });
  const pictures = Object.entries({ ...icons, 'share.jpg': share }).map(([name, bytes]) =>
    storedFile(name, bytes, true),
  );
  const manifest = webManifest({
    name: settings.commerceName,
    description: settings.description,
    locale: countries[tenant.country].locale,
    ground: paper.page,
    header: paper.header,
    files: Object.fromEntries(pictures.map((file) => [file.name, storedFileUrl(tenant.id, file)])),
  });
  const name: BrandFileName = 'manifest.webmanifest';
  return [...pictures, storedFile(name, Buffer.from(manifest), true)];
}

/** The brand's identity as its header shows it: template 2 writes the name in wide capitals. */
function signatureOf(settings: Content['settings'], files: Folder): BrandIdentity {
  const { commerceName, logo, fonts, fontFiles, templateId, paper, brandSecondary } = settings;
  const title = fontFiles.find(({ family }) => family === fonts.title);
  return {
    name: commerceName,
    logo: bytesOf(files, logo),
    font: title ? bytesOf(files, title.file) : null,
    isWide: templateId === 2,
    ground: paper.header,
    ink: colourRolesOf(settings)['on-header'],
    accent: brandSecondary,
  };
}

function bytesOf(files: Folder, path: string): Buffer {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`not read: ${path}`);
  return bytes;
}
