import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { listVersions } from './list-menu-versions.ts';
import { previewMenu } from './preview-menu.ts';
import { publishMenu } from './publish-menu.ts';
import { readCounterMenu } from './read-counter-menu.ts';
import { getBanners, getDisableds, getMenu, getPrices, getProduct } from './read-menu.ts';
import { restoreMenuVersion } from './restore-menu-version.ts';
import { uploadMenuPicture } from './upload-menu-picture.ts';

export const menuModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getCounterMenu: readCounterMenu,
      publishCounterMenu: publishMenu,
      getMenuVersions: listVersions,
      restoreMenuVersion,
      uploadMenuPicture,
      previewCounterMenu: previewMenu,
      getMenu,
      getProduct,
      getPrices,
      getDisableds,
      getBanners,
    }),
});
