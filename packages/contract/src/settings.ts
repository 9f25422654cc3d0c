import { settingsSchema } from '@comanda/domain/tenant/settings-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { everyone } from './role-sets.ts';

/**
 * Returns the settings. `createUserToken` lets this browser create guests for 24 h; cached HTML
 * never contains it (docs/rules/tenants.md#settings-call).
 */
export const getSettings = defineEndpoint({
  name: 'getSettings',
  summary: 'What the brand says about itself, and the token to create a guest',
  tag: 'Settings',
  method: 'GET',
  path: '/v1/settings',
  access: everyone,
  answer: v.object({
    ...settingsSchema.entries,
    createUserToken: v.string(),
    /** The key that browsers subscribe to push messages with; absent if the platform sends none. */
    pushPublicKey: v.exactOptional(v.string()),
  }),
});
