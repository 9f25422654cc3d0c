import type { InferOutput } from 'valibot';
import type { Frozen } from '../schema/frozen.ts';
import type { offerSchema } from './offer-schema.ts';

export type Offer = Frozen<InferOutput<typeof offerSchema>>;
export type OfferNeed = Offer['needs'][number];
