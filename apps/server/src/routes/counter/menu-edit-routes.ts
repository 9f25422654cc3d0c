import type { Deps } from '../../deps.ts';
import type { RouteHandlers } from '../../platform/http/call.ts';
import { listVersions } from '../../workflows/counter/menu/list-menu-versions.ts';
import { publishMenu } from '../../workflows/counter/menu/publish-menu.ts';
import { readCounterMenu } from '../../workflows/counter/menu/read-counter-menu.ts';
import { restoreMenuVersion } from '../../workflows/counter/menu/restore-menu-version.ts';
import { uploadMenuPicture } from '../../workflows/counter/menu/upload-menu-picture.ts';

/** Endpoints of docs/rules/counter-menu.md. */
export const menuEditRoutes = (deps: Deps) =>
  ({
    getCounterMenu: (call) => readCounterMenu(deps, call),
    publishCounterMenu: (call) => publishMenu(deps, call),
    getMenuVersions: (call) => listVersions(deps, call),
    restoreMenuVersion: (call) => restoreMenuVersion(deps, call),
    uploadMenuPicture: (call) => uploadMenuPicture(deps, call),
  }) satisfies RouteHandlers;
