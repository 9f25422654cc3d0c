import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { managers } from '../role-sets.ts';

/**
 * Switches the own mail of each day on or off; it is off at first. Repeating it changes nothing.
 * docs/rules/counter-money.md#mail-of-a-day.
 */
export const switchDayMail = defineEndpoint({
  name: 'switchDayMail',
  summary: 'Switch the own mail of each day on or off',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/day_mail',
  access: managers,
  body: v.object({ isOn: v.boolean() }),
});
