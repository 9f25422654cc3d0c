import { isJsonObject, type Json, type JsonObject, textOf } from '@comanda/domain/draft/json.ts';

type HeroAction = { label: string; productId: number };
export type Hero = {
  title: string;
  text: string;
  shortText: string;
  action: HeroAction | null;
  image: string;
  phoneImage: string;
};

export const emptyHero: Hero = {
  ...{ title: '', text: '', shortText: '', action: null, image: '', phoneImage: '' },
};

/** Returns the hero of the settings; null: the brand has none. */
export function heroOf(value: Json | undefined): Hero | null {
  if (!isJsonObject(value)) return null;
  const { action } = value;
  return {
    title: textOf(value, 'title'),
    text: textOf(value, 'text'),
    shortText: textOf(value, 'shortText'),
    action: isJsonObject(action) ? actionOf(action) : null,
    image: textOf(value, 'image'),
    phoneImage: textOf(value, 'phoneImage'),
  };
}

const actionOf = (action: JsonObject): HeroAction => ({
  label: textOf(action, 'label'),
  productId: typeof action['productId'] === 'number' ? action['productId'] : 0,
});

/** Returns a hero whose one picture stands for both, until each has its own. */
export const withBothPictures = (hero: Hero): Hero => ({
  ...hero,
  image: hero.image || hero.phoneImage,
  phoneImage: hero.phoneImage || hero.image,
});

/** Returns whether a hero may be published: it has a title and a picture. */
export const isWholeHero = ({ title, image, phoneImage }: Hero): boolean =>
  title.trim() !== '' && image !== '' && phoneImage !== '';
