import * as v from 'valibot';

/**
 * The version of the menu that a store sells now. Absent in answers of older servers.
 * docs/rules/web.md#menu-of-an-open-page.
 */
export const menuVersion = v.optional(v.number());
