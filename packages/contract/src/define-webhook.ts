import type * as v from 'valibot';

/**
 * A call that the server makes to a restaurant's systems, signed as their own calls are. OpenAPI
 * prints it under `webhooks`. Body keys are camelCase.
 */
export type Webhook = {
  name: string;
  summary: string;
  tag: string;
  description: string;
  body: v.GenericSchema;
};

export const defineWebhook = <const W extends Webhook>(webhook: W): W => webhook;
