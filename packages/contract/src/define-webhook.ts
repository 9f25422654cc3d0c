import type * as v from 'valibot';

/** A call that we make, signed like those of the restaurant's systems; OpenAPI prints it under `webhooks`. Keys of the body are camelCase. */
export type Webhook = {
  name: string;
  summary: string;
  tag: string;
  description: string;
  body: v.GenericSchema;
};

export const defineWebhook = <const W extends Webhook>(webhook: W): W => webhook;
