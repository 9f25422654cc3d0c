import { minor } from '../../money/money.ts';
import type { MethodRecord } from '../method-record.ts';

/** A meal card of Pluxee, once Sodexo, on the page of Klap. Klap takes 50 to 99,999,999 pesos. */
export const sodexo = {
  flow: 'redirect',
  slug: 'sodexo',
  title: 'a Pluxee (Sodexo) card',
  priority: 50,
  icon: 'card',
  logo: 'pluxee',
  limits: { least: minor(50), greatest: minor(99_999_999) },
} as const satisfies MethodRecord;
