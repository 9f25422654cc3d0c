/**
 * Returns the address that opens WhatsApp with a message to a phone. `phone` with its country
 * prefix.
 */
export const whatsappUrl = (phone: string, message: string): string =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`;
