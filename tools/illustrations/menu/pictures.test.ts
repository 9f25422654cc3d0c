import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { illustratedBrands } from '../illustrated-brands.ts';
import { cloths } from '../cocina/table/cloths.ts';
import { posterColours } from '../polleria/backdrops.ts';
import { grounds } from '../sushi/ground.ts';
import { cream, ember, lagoon, leaf, marigold, rose } from '../studio.ts';

const backdrops = [cream, ember, lagoon, leaf, marigold, rose, ...posterColours].flatMap(
  ({ wall, disc }) => [wall, disc],
);
const woven = cloths.flatMap(({ ground, edge, band, thread }) => [ground, edge, band, thread]);
const behind = new Set([...backdrops, ...woven, ...grounds.flatMap(({ lit, dim }) => [lit, dim])]);

/** Every colour in a picture but its backdrop's. Chance moves things and picks among colours, it never adds one. */
const palette = (svg: string): string =>
  [...new Set(svg.match(/#[0-9a-f]{3,6}\b/gi))]
    .filter((colour) => !behind.has(colour))
    .toSorted()
    .join(' ');

describe.each(Object.entries(illustratedBrands))('%s', (name, { pictures }) => {
  const folder = join(import.meta.dirname, '../../../tenants', name);
  const slugs = Object.keys(pictures);

  test('the menu shows exactly the pictures that are drawn', () => {
    const named = [
      ...readFileSync(join(folder, 'menus/1.json'), 'utf8').matchAll(/"images\/(.+?)\.webp"/g),
    ].map(([, slug]) => slug);
    expect(named.toSorted()).toEqual(slugs.toSorted());
  });

  test('every picture is there, and one alone of each', () => {
    const files = new Set(readdirSync(join(folder, 'images')));
    expect(slugs.filter((slug) => !files.has(`${slug}.webp`))).toEqual([]);
    expect([...files].filter((file) => /-\d00\.webp$/.test(file))).toEqual([]);
  });

  test('no two products differ only in seed and backdrop', () => {
    const owners = Map.groupBy(slugs, (slug) => palette(pictures[slug]?.() ?? ''));
    expect([...owners.values()].filter((alike) => alike.length > 1)).toEqual([]);
  });

  test('the same source draws the same picture twice', () => {
    expect(slugs.filter((slug) => pictures[slug]?.() !== pictures[slug]?.())).toEqual([]);
  });
});
