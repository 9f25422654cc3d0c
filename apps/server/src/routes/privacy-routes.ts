import type { RouteHandlers } from '../platform/http/call.ts';
import { type EraseDeps, eraseMe } from '../workflows/privacy/erase-me.ts';

export const privacyRoutes = (deps: EraseDeps) =>
  ({ eraseMe: (call) => eraseMe(deps, call) }) satisfies RouteHandlers;
