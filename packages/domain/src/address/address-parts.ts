/**
 * The parts of an address beside street, number, unit and `city`, as the country writes them:
 * código postal, colonia, comuna or alcaldía or municipio, and the number of the zona. A part is
 * empty if the country has no such part or it is unknown.
 * docs/rules/places.md#parts-of-an-address-in-orders.
 */
export type AddressParts = {
  postalCode: string;
  neighbourhood: string;
  municipality: string;
  zone: string;
};

export const noParts: AddressParts = {
  postalCode: '',
  neighbourhood: '',
  municipality: '',
  zone: '',
};

/** An address that may have parts; older addresses have none. */
export type SomeParts = { [Part in keyof AddressParts]?: AddressParts[Part] | undefined };

export const partsOf = ({
  postalCode = '',
  neighbourhood = '',
  municipality = '',
  zone = '',
}: SomeParts): AddressParts => ({
  postalCode,
  neighbourhood,
  municipality,
  zone,
});
