import { type Html, html as svg } from '../http/html.ts';
import { blockPaths, type GeoBox, groundPath } from './city-blocks.ts';
import type { City } from './city.ts';
import { type Pixel, pixelIn, type Tile, tileSize } from './mercator.ts';
import { type StreetLine, linesIn } from './street-lines.ts';

const colours = {
  land: '#eef0e6',
  lanes: '#f7f5f0',
  houses: '#e8e4da',
  parks: '#cfe3bf',
  casing: '#d8d0c0',
  main: '#fff3cf',
  minor: '#ffffff',
  ink: '#4a4238',
  shop: '#8a3c12',
};
const emptyMarkup: Html = { markup: '' };
const labelAttributes: Html = {
  markup: `font-family="system-ui,sans-serif" text-anchor="middle" fill="${colours.ink}" stroke="${colours.minor}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`,
};

/**
 * Draws one tile of the invented city as SVG: ground, blocks, parks, streets with names, shops.
 * Equal calls give equal tiles.
 */
export function drawTile(city: City, boxes: readonly GeoBox[], tile: Tile): string {
  const lines = linesIn(tile, city.streets);
  const { houses, parks } = blockPaths(tile, boxes);
  const ground = [
    filled(`M0 0h${tileSize}v${tileSize}h-${tileSize}z`, colours.land),
    filled(groundPath(tile, boxes), tile.zoom < 14 ? colours.houses : colours.lanes),
    filled(houses, colours.houses),
    filled(parks, colours.parks),
  ];
  const words = svg`<g ${labelAttributes}>${[...shopNames(city, tile), ...streetNames(lines), ...areaNames(city, tile)]}</g>`;
  const size = svg`width="${tileSize}" height="${tileSize}" viewBox="0 0 ${tileSize} ${tileSize}"`;
  return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${roads(lines, tile.zoom)}${shops(city, tile)}${words}</svg>`
    .markup;
}

const filled = (d: string, colour: string): Html =>
  d === '' ? emptyMarkup : svg`<path d="${d}" fill="${colour}"/>`;

/** Street width in pixels, by zoom. */
const widthAt = (zoom: number, isMain: boolean): number =>
  Math.max(1, (isMain ? 9 : 5.5) * 1.5 ** (zoom - 16));

/** Draws all rims before the surfaces, so that crossings stay open. */
function roads(lines: readonly StreetLine[], zoom: number): readonly Html[] {
  const visibleLines =
    zoom < 13
      ? lines.filter(({ isMain }) => isMain)
      : lines.toSorted((a, b) => Number(a.isMain) - Number(b.isMain));
  const stroke = (d: string, width: number, colour: string): Html =>
    svg`<path d="${d}" stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}"/>`;
  const rims = visibleLines.map(({ d, isMain }) =>
    stroke(d, widthAt(zoom, isMain) + 2, colours.casing),
  );
  const roadFills = visibleLines.map(({ d, isMain }) =>
    stroke(d, widthAt(zoom, isMain), isMain ? colours.main : colours.minor),
  );
  return [
    svg`<g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...rims, ...roadFills]}</g>`,
  ];
}

const streetNames = (lines: readonly StreetLine[]): readonly Html[] =>
  lines.flatMap(({ d, name, labels }, place) => {
    if (labels.length === 0) return [];
    const written = (middle: number): Html =>
      svg`<text font-size="11" dy="4"><textPath href="#s${place}" startOffset="${middle}">${name}</textPath></text>`;
    return [svg`<path id="s${place}" d="${d}" fill="none" stroke="none"/>`, ...labels.map(written)];
  });

const isNear = ({ x, y }: Pixel): boolean =>
  x > -120 && x < tileSize + 120 && y > -120 && y < tileSize + 120;

/** Lowest zoom that shows the name of an area, by kind. */
const namedFrom: Readonly<Record<string, number>> = { colonia: 14, zona: 13 };

/** Names of communes, zones and colonias. Hidden at zooms above 14. */
function areaNames(city: City, tile: Tile): readonly Html[] {
  if (tile.zoom > 14) return [];
  return city.areas.flatMap((area) => {
    const { x, y } = pixelIn(tile, area);
    const isShown = tile.zoom >= (namedFrom[area.kind] ?? 11) && isNear({ x, y });
    return isShown
      ? [svg`<text font-size="14" font-weight="600" x="${x}" y="${y}">${area.name}</text>`]
      : [];
  });
}

const shopsIn = (city: City, tile: Tile) =>
  city.shops
    .map((shop) => ({ name: shop.name, ...pixelIn(tile, shop) }))
    .filter((shop) => tile.zoom >= 16 && isNear(shop));

const shops = (city: City, tile: Tile): readonly Html[] =>
  shopsIn(city, tile).map(
    ({ x, y }) =>
      svg`<rect x="${x - 5}" y="${y - 5}" width="10" height="10" rx="2" fill="${colours.shop}" opacity="0.75"/>`,
  );

const shopNames = (city: City, tile: Tile): readonly Html[] =>
  tile.zoom < 17
    ? []
    : shopsIn(city, tile).map(
        ({ x, y, name }) => svg`<text font-size="11" x="${x}" y="${y + 20}">${name}</text>`,
      );
