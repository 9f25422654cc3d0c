import { useCounter } from '../../counter/app-context.ts';
import type { FormPlace } from './dish-form.ts';

/** The country of the brand, and the zone of its first store, in which dates are typed. */
export function useFormPlace(): FormPlace {
  const { country, stores } = useCounter().page;
  return { country, timeZone: stores[0]?.timeZone ?? 'UTC' };
}
