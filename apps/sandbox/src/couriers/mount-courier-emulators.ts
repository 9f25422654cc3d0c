import type { FastifyInstance } from 'fastify';
import type { Control } from '../control/control.ts';
import type { DeliveryRecords } from '../control/delivery-records.ts';
import type { StepPace } from '../kitchen/step-pace.ts';
import { cabifyRoutes } from './cabify/cabify-routes.ts';
import { sandboxCabifyKeys } from './cabify/cabify-keys.ts';
import { courierControlRoutes } from './courier-control-routes.ts';
import { createFleet } from './fleet.ts';
import { createWebhookSender, type WebhookSender } from '../webhooks/webhook-sender.ts';
import { sandboxPeyaKeys } from './peya/peya-keys.ts';
import { peyaRoutes } from './peya/peya-routes.ts';
import { type PostWebhook, postWebhook } from '../webhooks/post-webhook.ts';
import type { EmulatedCourier } from './trip.ts';
import { sandboxUberKeys, type UberKeys } from './uber/uber-keys.ts';
import { uberRoutes } from './uber/uber-routes.ts';

/**
 * `shops`: origins of shops. Each receives every delivery's webhooks at
 * `/v1/couriers/{courier}/webhook`.
 */
export type CouriersConfig = {
  readonly pace: StepPace;
  readonly shops: readonly string[];
  readonly uber?: UberKeys;
  readonly post?: PostWebhook;
};

/**
 * Mounts all emulated couriers with one fleet and one webhook sender. Returns the records of the
 * deliveries.
 */
export function mountCourierEmulators(
  app: FastifyInstance,
  control: Control,
  config: CouriersConfig,
): DeliveryRecords {
  const fleet = createFleet(control.clock, control.timer, config.pace);
  const webhookSender = createWebhookSender(
    control.faultPlan,
    control.timer,
    config.post ?? postWebhook,
  );
  const deps = { control, fleet, webhookSender };
  uberRoutes(app, deps, config.uber ?? sandboxUberKeys);
  peyaRoutes(app, deps, sandboxPeyaKeys);
  cabifyRoutes(app, deps, sandboxCabifyKeys);
  registerShops(webhookSender, config.shops);
  courierControlRoutes(app, deps);
  app.addHook('onClose', () => fleet.stop());
  return fleet.book;
}

/** Webhook headers that authenticate a courier which does not sign its webhooks. */
const secrets: Readonly<Record<EmulatedCourier, Readonly<Record<string, string>>>> = {
  uber: {},
  peya: { authorization: sandboxPeyaKeys.authorizationKey },
  cabify: { [sandboxCabifyKeys.webhookHeader.name]: sandboxCabifyKeys.webhookHeader.value },
};

/** Registers each shop's webhook address at each courier. */
function registerShops(webhookSender: WebhookSender, shops: readonly string[]): void {
  for (const courier of ['uber', 'peya', 'cabify'] as const) {
    const addresses = shops.map((shop) => ({
      url: `${shop}/v1/couriers/${courier}/webhook`,
      secret: secrets[courier],
      headers: {},
    }));
    webhookSender.setAddresses(courier, addresses);
  }
}
