import type { FastifyInstance } from 'fastify';
import type { Control } from '../control/control.ts';
import type { DeliveryBook } from '../control/delivery-book.ts';
import type { Pace } from '../kitchen/pace.ts';
import { cabifyRoutes } from './cabify/cabify-routes.ts';
import { sandboxCabifyKeys } from './cabify/cabify-keys.ts';
import { courierControlRoutes } from './control-couriers.ts';
import { createFleet } from './fleet.ts';
import { createNewsroom, type Newsroom } from './newsroom.ts';
import { sandboxPeyaKeys } from './peya/peya-keys.ts';
import { peyaRoutes } from './peya/peya-routes.ts';
import { type Post, post } from './post.ts';
import type { Couriers } from './trip.ts';
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
  peyaRoutes(app, deps, sandboxPeyaKeys);
  cabifyRoutes(app, deps, sandboxCabifyKeys);
  introduce(newsroom, config.shops);
  courierControlRoutes(app, deps);
  app.addHook('onClose', () => fleet.stop());
  return fleet.book;
}

/** What a courier shows to a shop besides the news, where it signs none. */
const secrets: Readonly<Record<Couriers, Readonly<Record<string, string>>>> = {
  uber: {},
  peya: { authorization: sandboxPeyaKeys.authorizationKey },
  cabify: { [sandboxCabifyKeys.webhookHeader.name]: sandboxCabifyKeys.webhookHeader.value },
};

/** The shops' addresses, as if each had been told to each courier. */
function introduce(newsroom: Newsroom, shops: readonly string[]): void {
  for (const courier of ['uber', 'peya', 'cabify'] as const) {
    const addresses = shops.map((shop) => ({ url: `${shop}/v1/couriers/${courier}/webhook`, secret: secrets[courier], headers: {} }));
    newsroom.setAddresses(courier, addresses);
  }
}
