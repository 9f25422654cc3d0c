import { createStore } from 'zustand/vanilla';

/** A field of the checkout that another part of the page leads to. */
export type WantedField = 'paymentMethod' | 'coupon' | 'loyaltyPoints';

const wantedField = createStore<{ field: WantedField | null }>(() => ({ field: null }));

/** Asks the checkout to open the section of a field and to focus it. */
export const leadToField = (field: WantedField): void => wantedField.setState({ field });

/** Calls back for each field that is wanted, once. Returns a function that stops it. */
export const onWantedField = (go: (field: WantedField) => void): (() => void) =>
  wantedField.subscribe(({ field }) => {
    if (field === null) return;
    wantedField.setState({ field: null });
    go(field);
  });
