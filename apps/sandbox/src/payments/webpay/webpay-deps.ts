import type { Control } from '../../control/control.ts';
import type { WebpayKeys } from './webpay-keys.ts';
import type { Webpay } from './webpay.ts';

/** Dependencies of Webpay's routes. */
export type WebpayDeps = { webpay: Webpay; control: Control; keys: WebpayKeys };
