import type { Weekday } from '@comanda/domain/hours/weekday.ts';
import * as v from 'valibot';
import { branded } from './fields.ts';

/**
 * `url` is the largest width and works in every browser. `avif` and `webp` list the other widths:
 * replace `-800.webp` at the end of `url` with `-320.avif` or `-480.webp`. `placeholder` is a data
 * URL of a few blurred pixels.
 */
export const picture = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  avif: v.array(v.number()),
  webp: v.array(v.number()),
  placeholder: v.nullable(v.string()),
});

export const weekday = branded<Weekday>(v.picklist([0, 1, 2, 3, 4, 5, 6]));

export const dispatchMethod = v.picklist(['store_delivery', 'in_store']);

/**
 * The version of the menu that a store sells now. Absent in answers of older servers.
 * docs/rules/web.md#menu-of-an-open-page.
 */
export const menuVersion = v.optional(v.number());
