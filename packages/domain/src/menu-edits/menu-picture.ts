/**
 * Fewest pixels of the shorter side of an uploaded picture: the page of a dish shows it as wide as
 * a phone. docs/rules/counter-menu.md#pictures-of-dishes.
 */
export const minPictureSide = 320;
/** The same of a logo or an icon. */
export const minLogoSide = 64;

/**
 * Why an uploaded picture is refused. `notAPicture`: no JPEG, PNG or WebP that can be read, or an
 * animation. `tooBig`: too many bytes, or a side that is too long. `tooMuchToDecode`: its pixels
 * take too many bytes, from its sides, channels and depth. `tooSmall`: a side below {@link
 * minPictureSide}. `broken`: it cannot be read to its end. docs/rules/limits.md#cost-of-a-picture.
 */
export const pictureProblems = [
  'notAPicture',
  'tooBig',
  'tooMuchToDecode',
  'tooSmall',
  'broken',
] as const;
export type PictureProblem = (typeof pictureProblems)[number];
