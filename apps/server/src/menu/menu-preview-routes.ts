import type { RouteHandlers } from '../platform/http/call.ts';
import { type PreviewDeps, previewMenu } from './preview-menu.ts';

/** The endpoint of docs/rules/counter-menu.md#preview, which needs the pages of the shop. */
export const menuPreviewRoutes = (deps: PreviewDeps) =>
  ({ previewCounterMenu: (call) => previewMenu(deps, call) }) satisfies RouteHandlers;
