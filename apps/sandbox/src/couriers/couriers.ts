import type { FastifyInstance } from 'fastify';
import type { Control } from '../control/control.ts';
import type { DeliveryBook } from '../control/delivery-book.ts';
import type { Pace } from '../kitchen/pace.ts';
import { courierControlRoutes } from './control-couriers.ts';
import { createFleet } from './fleet.ts';
import { createNewsroom } from './newsroom.ts';
import { type Post, post } from './post.ts';
import { sandboxUberKeys, type UberKeys } from './uber/uber-keys.ts';
import { uberRoutes } from './uber/uber-routes.ts';

/** `shops`: origins of shops, each of which hears of every delivery at `/v1/couriers/{courier}/webhook`. */
export type CouriersConfig = { readonly pace: Pace; readonly shops: readonly string[]; readonly uber?: UberKeys; readonly post?: Post };

/** All emulated couriers: one fleet, one newsroom. Answers what really became of the deliveries. */
export function mountCouriers(app: FastifyInstance, control: Control, config: CouriersConfig): DeliveryBook {
  const fleet = createFleet(control.clock, control.timer, config.pace);
  const newsroom = createNewsroom(control.play, control.timer, config.post ?? post);
  const deps = { control, fleet, newsroom };
  uberRoutes(app, deps, config.uber ?? sandboxUberKeys);
  newsroom.setAddresses(
    'uber',
    config.shops.map((shop) => ({ url: `${shop}/v1/couriers/uber/webhook`, secret: {}, headers: {} })),
  );
  courierControlRoutes(app, deps);
  app.addHook('onClose', () => fleet.stop());
  return fleet.book;
}
