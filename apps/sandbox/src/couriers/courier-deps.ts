import type { Control } from '../control/control.ts';
import type { Fleet } from './fleet.ts';
import type { WebhookSender } from '../webhooks/webhook-sender.ts';

/** Dependencies of every courier's routes. */
export type CourierDeps = { control: Control; fleet: Fleet; webhookSender: WebhookSender };
