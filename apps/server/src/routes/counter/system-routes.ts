import type { Deps } from '../../deps.ts';
import type { RouteHandlers } from '../../platform/http/call.ts';
import { readStoreSystem } from '../../workflows/counter/systems/read-store-system.ts';
import { sendToSystem } from '../../workflows/counter/systems/send-to-system.ts';

/** Endpoints of docs/rules/counter-systems.md. */
export const systemRoutes = (deps: Deps) =>
  ({
    getStoreSystem: (call) => readStoreSystem(deps, call),
    sendWaitingOrders: (call) => sendToSystem(deps, call),
  }) satisfies RouteHandlers;
