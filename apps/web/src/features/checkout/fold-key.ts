import type { MarkedField } from '@comanda/domain/checkout/refused-fields.ts';

/**
 * The sections of the checkout that fold. Each checkout question is a section: `answer.<question
 * id>`.
 */
export type FoldKey =
  | 'dispatch'
  | 'delivery'
  | 'extras'
  | 'profile'
  | 'payment'
  | 'tips'
  | 'coupon'
  | 'points'
  | `answer.${number}`;

/** Returns the section of a marked field, or null for a field outside the folds. */
export function foldOf(field: MarkedField): FoldKey | null {
  switch (field) {
    case 'name':
    case 'email':
    case 'phone':
      return 'profile';
    case 'deliveryOption':
      return 'delivery';
    case 'paymentMethod':
    case 'cashAmount':
      return 'payment';
    case 'tip':
    case 'storeTip':
      return 'tips';
    case 'address':
      return 'dispatch';
    case 'termsAndConditions':
    case 'plus18':
      return null;
    default:
      return field;
  }
}
