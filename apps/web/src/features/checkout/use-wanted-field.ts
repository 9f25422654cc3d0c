import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { onWantedField, type WantedField } from '../../shop/order/wanted-field.ts';
import { focusField } from './focus-field.ts';
import type { FoldKey } from './fold-key.ts';
import type { Folds } from './folds.ts';

const foldOfWanted: Record<WantedField, FoldKey> = {
  paymentMethod: 'payment',
  coupon: 'coupon',
  loyaltyPoints: 'points',
};

/** Opens the section of a field that a modal leads to, and focuses the field. */
export function useWantedField(folds: Folds): void {
  const go = useEffectEvent((field: WantedField): void => {
    flushSync(() => folds.open([foldOfWanted[field]]));
    focusField(field);
  });
  useEffect(() => onWantedField(go), []);
}
