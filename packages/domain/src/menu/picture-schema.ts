import * as v from 'valibot';

/**
 * A picture of the tenant. `url` is absolute on the site, the largest width, in a format that every
 * browser reads, with the size `width` x `height`. `avif` and `webp` list the other widths,
 * narrowest first: replace `-800.webp` at the end of `url` with `-320.avif` or `-480.webp`
 * (`picture-address.ts`). `placeholder`: a blurred miniature as a data URL, shown until the picture
 * is loaded; null for pictures with transparency.
 */
export const pictureSchema = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  avif: v.array(v.number()),
  webp: v.array(v.number()),
  placeholder: v.nullable(v.string()),
});
