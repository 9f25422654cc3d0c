/** Custom properties of an element's `style`, which React's own type does not know. */
export type CssVariables = Readonly<Record<`--${string}`, string | number>>;
