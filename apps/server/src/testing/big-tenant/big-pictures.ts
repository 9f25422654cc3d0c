import sharp from 'sharp';
import { createSeededRandom } from './seeded-random.ts';

/** Number of pictures that the products share when they have none of their own. */
export const sharedPictures = 24;

const grounds = ['#e8cfa5', '#d9b38c', '#c8d5b0', '#f0d7c3', '#b9cfd3', '#e5b9a0'];
const fillings = [
  '#7a2e12',
  '#b93418',
  '#2f6b3a',
  '#f2a93b',
  '#5a3a1e',
  '#d94f6a',
  '#f7efe2',
  '#3d2b56',
];

/** Draws a plate of food, 800 × 600. Different seeds give different pictures. */
export function drawPlate(seed: number): Promise<Buffer> {
  const random = createSeededRandom(seed + 1);
  const pieces = Array.from({ length: 14 }, () => {
    const [x, y, size] = [250 + random.below(300), 150 + random.below(300), 20 + random.below(60)];
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.7}" fill="${random.of(fillings)}" transform="rotate(${random.below(180)} ${x} ${y})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${random.of(grounds)}"/>
    <circle cx="400" cy="300" r="260" fill="#fffdf9"/><circle cx="400" cy="300" r="210" fill="#f3ece0"/>${pieces.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 72, effort: 1 }).toBuffer();
}
