import type { Control } from '../control/control.ts';
import type { Fleet } from './fleet.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** What every courier's addresses need. */
export type CourierDeps = { control: Control; fleet: Fleet; webhookSender: WebhookSender };
