import type { OrderId, PushSubscriptionId } from '@comanda/domain/ids.ts';
import { pushNews } from '@comanda/domain/push/push-news.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/** Pushes news about an order to one browser. `tries`: number of the try, from 1. */
export const sendPushJob = defineJob({
  name: 'send-push',
  queue: 'push',
  payload: {
    orderId: uuid<OrderId>(),
    subscriptionId: uuid<PushSubscriptionId>(),
    news: v.picklist(pushNews),
    tries: v.pipe(tryCount, v.minValue(1)),
  },
  key: ({ tenantId, orderId, subscriptionId, news, tries }) =>
    `push:${tenantId}:${orderId}:${subscriptionId}:${news}:${tries}`,
});
