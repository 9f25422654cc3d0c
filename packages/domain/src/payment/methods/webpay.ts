import { minor } from '../../money/money.ts';
import type { MethodRecord } from '../method-record.ts';

/** The page of Transbank. Its amount has 17 characters with two decimals. */
export const webpay = {
  flow: 'redirect',
  slug: 'webpay',
  title: 'Webpay',
  priority: 10,
  icon: 'card',
  logo: 'webpay',
  takesCards: true,
  limits: { least: minor(1), greatest: minor(99_999_999_999_999) },
} as const satisfies MethodRecord;
