import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { deleteSubscriptionOf } from './subscription.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { savePushSubscription } from './save-push-subscription.ts';
import { buyerOf } from '../order/read-orders.ts';

export const pushRoutes = (deps: Pick<Deps, 'db' | 'push' | 'random'>) =>
  ({
    createPushSubscription: (call) => savePushSubscription(deps, call),
    deletePushSubscription: async ({ tenant, session, params }) => {
      const userId = buyerOf(session);
      if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
      return (await deleteSubscriptionOf(autocommit(deps.db, tenant.id), userId, params.id))
        ? accept(null)
        : refuse(refusalOf('NOT_FOUND'));
    },
  }) satisfies RouteHandlers;
