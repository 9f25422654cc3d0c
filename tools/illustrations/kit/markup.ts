import { hash } from './random.ts';

/** Attributes as SVG writes them. */
export type Attributes = Readonly<Record<string, string | number>>;

/** One decimal is finer than a pixel of the finished picture. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value;

export function element(
  name: string,
  attributes: Attributes,
  ...children: readonly string[]
): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`);
  return `<${name}${head.join('')}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

/** Puts a piece drawn around the origin at a place, at a size. */
export const at = (x: number, y: number, scale: number, ...children: readonly string[]): string =>
  group(
    { transform: `translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})` },
    ...children,
  );

export const turned = (
  degrees: number,
  x: number,
  y: number,
  ...children: readonly string[]
): string => group({ transform: `rotate(${round(degrees)} ${round(x)} ${round(y)})` }, ...children);

/** Puts a piece drawn around the origin at a place, leaning to the right by so many degrees. */
export const leaning = (
  x: number,
  y: number,
  degrees: number,
  ...children: readonly string[]
): string => at(x, y, 1, turned(degrees, 0, 0, ...children));

/** The children, seen only inside the outline `d`. */
export function clipped(d: string, ...children: readonly string[]): string {
  const id = `c${hash(d).toString(36)}`;
  return (
    element('clipPath', { id }, element('path', { d })) +
    group({ 'clip-path': `url(#${id})` }, ...children)
  );
}

/** As many pieces as asked for, in one string. */
export const repeatMarkup = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const blurs = [3, 6, 10, 18, 30] as const;

/** The filter attribute of a soft edge. */
export const soft = (radius: (typeof blurs)[number]): Attributes => ({
  filter: `url(#soft${radius})`,
});

const blurDefinitions = blurs
  .map((radius) =>
    element(
      'filter',
      { id: `soft${radius}`, x: '-60%', y: '-60%', width: '220%', height: '220%' },
      element('feGaussianBlur', { stdDeviation: radius }),
    ),
  )
  .join('');

/** A whole picture. */
export const picture = (width: number, height: number, ...children: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    element('defs', {}, blurDefinitions),
    ...children,
  );
