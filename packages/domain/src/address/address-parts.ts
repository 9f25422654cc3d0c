import type { InferOutput } from 'valibot';
import type { Frozen } from '../schema/frozen.ts';
import type { addressPartsSchema, somePartsSchema } from './address-schema.ts';

export type AddressParts = Frozen<InferOutput<typeof addressPartsSchema>>;
export type SomeParts = Frozen<InferOutput<typeof somePartsSchema>>;

export const noParts: AddressParts = {
  postalCode: '',
  neighbourhood: '',
  municipality: '',
  zone: '',
};

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
