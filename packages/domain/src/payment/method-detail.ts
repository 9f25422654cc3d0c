import type { InferOutput } from 'valibot';
import type { Frozen } from '../schema/frozen.ts';
import type { methodDetailSchema } from './method-detail-schema.ts';

export type PaymentMethodDetail = Frozen<InferOutput<typeof methodDetailSchema>>;
