import { expect, test } from 'vitest';
import { emptyHero, heroOf, isWholeHero, withBothPictures } from './hero-form.ts';

test('one picture stands for both until the other one has its own', () => {
  const hero = withBothPictures({ ...emptyHero, title: 'Fuego', image: '/t/a.webp' });
  expect(hero.phoneImage).toBe('/t/a.webp');
  expect(isWholeHero(hero)).toBe(true);
  expect(withBothPictures({ ...hero, phoneImage: '/t/b.webp' }).image).toBe('/t/a.webp');
});

test('a hero without a title or without a picture is not whole', () => {
  expect(isWholeHero({ ...emptyHero, image: 'a', phoneImage: 'a' })).toBe(false);
  expect(isWholeHero({ ...emptyHero, title: 'Fuego' })).toBe(false);
});

test('the settings say whether there is a hero, and where its button leads', () => {
  expect(heroOf(null)).toBeNull();
  expect(heroOf({ title: 'Fuego', action: { label: 'Pedir', productId: 101 } })).toMatchObject({
    ...{ title: 'Fuego', text: '', action: { label: 'Pedir', productId: 101 } },
  });
});
