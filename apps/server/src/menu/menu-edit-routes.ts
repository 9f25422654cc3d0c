import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { listVersions } from './list-menu-versions.ts';
import { publishMenu } from './publish-menu.ts';
import { readCounterMenu } from './read-counter-menu.ts';
import { restoreMenuVersion } from './restore-menu-version.ts';
import { uploadMenuPicture } from './upload-menu-picture.ts';

/** Endpoints of docs/rules/counter-menu.md. */
export const menuEditRoutes = (deps: Deps) =>
  ({
    getCounterMenu: (call) => readCounterMenu(deps, call),
    publishCounterMenu: (call) => publishMenu(deps, call),
    getMenuVersions: (call) => listVersions(deps, call),
    restoreMenuVersion: (call) => restoreMenuVersion(deps, call),
    uploadMenuPicture: (call) => uploadMenuPicture(deps, call),
  }) satisfies RouteHandlers;
