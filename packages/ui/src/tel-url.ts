/** Returns the `tel:` URL of a phone number without its spaces, brackets and hyphens. */
export const telUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
