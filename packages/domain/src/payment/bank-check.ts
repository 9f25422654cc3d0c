/**
 * Results of a bank's check (3-D Secure) of the shopper: it knows them, it could not say, or it
 * refused them. docs/rules/payments.md#unpaid-sale-that-no-look-up-shows.
 */
export const bankChecks = ['verified', 'unavailable', 'failed'] as const;
export type BankCheck = (typeof bankChecks)[number];

/**
 * Returns whether the brand takes money after this check. `accepts`: it accepts a payment whose
 * bank could not verify the shopper.
 */
export const isCheckEnough = (check: BankCheck, accepts: boolean): boolean =>
  check === 'verified' || (check === 'unavailable' && accepts);
