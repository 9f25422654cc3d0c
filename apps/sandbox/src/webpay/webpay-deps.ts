import type { Control } from '../control/control.ts';
import type { WebpayKeys } from './webpay-keys.ts';
import type { Webpay } from './webpay.ts';

/** What Webpay's addresses need. */
export type WebpayDeps = { webpay: Webpay; control: Control; keys: WebpayKeys };
