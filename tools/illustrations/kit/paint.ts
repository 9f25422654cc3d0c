import { element, type Attributes } from './markup.ts';
import { hash } from './random.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A colour, or a gradient with the definition that must stand beside its use. */
export type Paint = string | { definition: string; url: string };

function gradient(
  kind: 'linearGradient' | 'radialGradient',
  place: Attributes,
  stops: readonly Stop[],
): Paint {
  const drawn = stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity ?? 1 }),
    )
    .join('');
  const id = `g${hash(kind + JSON.stringify(place) + drawn).toString(36)}`;
  return { definition: element(kind, { id, ...place }, drawn), url: `url(#${id})` };
}

/** Top to bottom. */
export const vertical = (...stops: readonly Stop[]): Paint =>
  gradient('linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1 }, stops);

/** Left to right. */
export const horizontal = (...stops: readonly Stop[]): Paint =>
  gradient('linearGradient', { x1: 0, y1: 0, x2: 1, y2: 0 }, stops);

/** From a point of the shape's box (fractions of it) outwards: the way round things catch the light from the upper left. */
export const radial = (
  centre: { x: number; y: number; radius: number },
  ...stops: readonly Stop[]
): Paint =>
  gradient(
    'radialGradient',
    { cx: centre.x, cy: centre.y, r: centre.radius, fx: centre.x, fy: centre.y },
    stops,
  );

/** Colours evenly spread, first to last. */
export const even = (colours: readonly string[]): readonly Stop[] =>
  colours.map((colour, index) => [index / Math.max(1, colours.length - 1), colour]);

export const definitionOf = (paint: Paint): string =>
  typeof paint === 'string' ? '' : paint.definition;

export const colourOf = (paint: Paint): string => (typeof paint === 'string' ? paint : paint.url);
