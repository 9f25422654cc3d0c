/** The address that dials a number as it is written for people: spaces, brackets and hyphens are left out. */
export const telUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
