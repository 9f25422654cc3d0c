import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { getStoreMethods } from '../store/get-store-methods.ts';
import { readStoreSystem } from './read-store-system.ts';
import { sendToSystem } from './send-to-system.ts';

/** Endpoints of docs/rules/counter-systems.md, and the payment methods of a store. */
export const systemRoutes = (deps: Deps) =>
  ({
    getStoreMethods: (call) => getStoreMethods(deps, call),
    getStoreSystem: (call) => readStoreSystem(deps, call),
    sendWaitingOrders: (call) => sendToSystem(deps, call),
  }) satisfies RouteHandlers;
