import type { InferOutput } from 'valibot';
import type { orderPaymentSchema } from './order-payment-schema.ts';

export type OrderPayment = InferOutput<typeof orderPaymentSchema>;
export type PaymentStage = OrderPayment['stage'];
