import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { CounterStaffTexts } from '@comanda/i18n/es/counter-staff.ts';

/** Returns the sentence for a refused change of the staff; null: the usual one. */
export function staffRefusal({ label }: Refusal, { people }: CounterStaffTexts): string | null {
  if (label === 'OPERATION_NOT_SUPPORTED') return people.lastOwner;
  if (label === 'AUTH_EMAIL_EXISTS') return people.emailTaken;
  return label === 'FIELD_VALIDATION' || label === 'PARAMETER_NOT_RELATED' ? people.check : null;
}
