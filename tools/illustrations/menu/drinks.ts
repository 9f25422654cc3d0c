import { beer } from '../drinks/beer.ts';
import { icedCoffee } from '../drinks/iced-coffee.ts';
import { lemonade } from '../drinks/lemonade.ts';
import { limeCan } from '../drinks/lime-can.ts';
import { moteConHuesillo } from '../drinks/mote-con-huesillo.ts';
import { peachTea } from '../drinks/peach-tea.ts';
import { raspberryJar } from '../drinks/raspberry-jar.ts';
import { cola } from '../drinks/tumbler.ts';
import { waterBottle } from '../drinks/water-bottle.ts';
import { at } from '../kit/markup.ts';
import { cream, ember, lagoon, leaf, marigold, rose, studio } from '../studio.ts';

export const drinks: Record<string, () => string> = {
  'bebida-cola': () => studio(cream, 130, at(0, 0, 1.05, cola('cola'))),
  'limonada-menta': () => studio(leaf, 130, at(0, 0, 1.1, lemonade())),
  'agua-mineral': () => studio(lagoon, 130, at(0, 0, 1, waterBottle())),
  'te-helado-de-durazno': () => studio(marigold, 170, at(20, 0, 1.02, peachTea())),
  'mote-con-huesillo': () => studio(cream, 180, at(0, 0, 1.2, moteConHuesillo())),
  'jugo-de-frambuesa': () => studio(rose, 220, at(20, 0, 1.16, raspberryJar())),
  'lima-limon-sin-azucar': () => studio(ember, 150, at(0, 0, 1.16, limeCan())),
  'cafe-helado': () => studio(marigold, 140, at(0, 0, 1, icedCoffee())),
  'cerveza-rubia': () => studio(lagoon, 140, at(0, 0, 1.1, beer())),
};
