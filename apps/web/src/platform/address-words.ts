type AddressParts = { textAddress: string; apartmentDetails?: string | undefined; city: string };

/** "Av. Italia 1439, depto 502, Ñuñoa": each part once, also when the address text already ends with its area. */
export function addressWords({ textAddress, apartmentDetails = '', city }: AddressParts): string {
  const street = textAddress.endsWith(`, ${city}`) ? textAddress.slice(0, -city.length - 2) : textAddress;
  return [street, apartmentDetails, city].filter((part) => part !== '').join(', ');
}
