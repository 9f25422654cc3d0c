import { writeBrand as writeBurger } from './brand/write-brand.ts';
import { writeBrand as writeCocina } from './cocina/brand/write-brand.ts';
import { pictures as cocina } from './cocina/menu/pictures.ts';
import { pictures as burger } from './menu/pictures.ts';
import { writeBrand as writePolleria } from './polleria/brand.ts';
import { pictures as polleria } from './polleria/pictures.ts';
import { pictures as sushi } from './menu/sushi/pictures.ts';
import { writeBrand as writeSushi } from './sushi/brand/write-brand.ts';

/** The drawings of a brand: a picture of each product by its slug, and the files of the brand itself. `quality` is the WebP's. */
type Brand = {
  pictures: Record<string, () => string>;
  quality?: number;
  writeBrand: (folder: string) => Promise<void>;
};

/** By the name of the brand's folder in `tenants/`. */
export const illustratedBrands: Record<string, Brand> = {
  burger: { pictures: burger, writeBrand: writeBurger },
  cocina: { pictures: cocina, quality: 62, writeBrand: writeCocina },
  polleria: { pictures: polleria, writeBrand: writePolleria },
  sushi: { pictures: sushi, quality: 70, writeBrand: writeSushi },
};
