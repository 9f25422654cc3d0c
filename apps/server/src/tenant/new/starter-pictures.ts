import sharp from 'sharp';

const grounds = ['#f3d9a4', '#dfe7cf', '#f2c9b1', '#d5e3e6'];
const foods = ['#c8693d', '#6f9b57', '#d99a3a', '#a8553f', '#7d9f8c'];
const at = (list: readonly string[], place: number): string => list[place % list.length] ?? '';

type Plate = {
  width: number;
  height: number;
  x: number;
  radius: number;
  ground: string;
  food: string;
};

/**
 * A plate seen from above with something round on it: a placeholder that nobody takes for a real
 * dish.
 */
const plate = ({ width, height, x, radius, ground, food }: Plate): string => {
  const circle = (share: number, fill: string, down = 0) =>
    `<circle cx="${x}" cy="${height / 2 + down}" r="${radius * share}" fill="${fill}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>
${circle(1.02, '#00000022', radius * 0.06)}${circle(1, '#ffffff')}${circle(0.78, '#f4f1ea')}${circle(0.56, food)}${circle(0.3, '#ffffff33')}</svg>`;
};

const drawPlate = async (wish: Plate): Promise<Buffer> =>
  sharp(Buffer.from(plate(wish)))
    .webp({ quality: 80 })
    .toBuffer();

/** Placeholder picture of a product; each position in the menu has another one. */
export const productPicture = async (place: number): Promise<Buffer> =>
  drawPlate({
    width: 800,
    height: 600,
    x: 400,
    radius: 230,
    ground: at(grounds, place),
    food: at(foods, place),
  });

type Scene = { width: number; height: number; ground: string; middle: number };

/**
 * Placeholder for hero or banner: the plate is on the right (`middle`, as a share of the width),
 * and leaves room for text on the left.
 */
export const scenePicture = async ({ width, height, ground, middle }: Scene): Promise<Buffer> =>
  drawPlate({ width, height, x: width * middle, radius: height * 0.4, ground, food: at(foods, 2) });

/** A plate on the brand's colour, for logo and icon. */
export const starterMark = (ground: string, food: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" fill="${ground}"/><circle cx="256" cy="256" r="150" fill="#ffffff"/><circle cx="256" cy="256" r="84" fill="${food}"/></svg>\n`;

/** A ring that turns, unless the browser prefers reduced motion. */
export const starterLoader = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 150" width="150" height="150"><style>.ring{transform-origin:75px 75px;animation:turn 1200ms linear infinite}@keyframes turn{to{transform:rotate(360deg)}}@media (prefers-reduced-motion:reduce){.ring{animation:none}}</style><circle class="ring" cx="75" cy="75" r="50" fill="none" stroke="${colour}" stroke-width="14" stroke-linecap="round" stroke-dasharray="200 115"/></svg>\n`;
