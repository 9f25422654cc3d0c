import {
  beetBread,
  brioche,
  crown,
  darkBread,
  heel,
  kneadedBread,
  potatoBread,
} from '../burger/bun.ts';
import {
  bacon,
  caramelOnion,
  chiliSauce,
  honeyChili,
  houseSauce,
  mayonnaise,
  tahini,
} from '../burger/cooked.ts';
import { blueCheese, butterCheese, cheddar, friedEgg } from '../burger/dairy.ts';
import { chickenCrisp, classic, doubleEmber, garden, lambStack } from '../burger/house-stacks.ts';
import { falafel, mushrooms, portobello } from '../burger/garden-patties.ts';
import {
  arugula,
  basil,
  gratedCarrot,
  greenBeans,
  lettuce,
  purpleCabbage,
} from '../burger/greens.ts';
import type { Layer } from '../burger/layer.ts';
import { leafCup, leafDome } from '../burger/leaf-wrap.ts';
import { beef, crispyChicken, grilledChicken, pulledChicken } from '../burger/meat.ts';
import {
  avocado,
  cucumber,
  greenChili,
  pickle,
  redOnion,
  roastTomato,
  tomato,
} from '../burger/slices.ts';
import { stackOf } from '../burger/stack.ts';
import { cream, ember, lagoon, leaf, marigold, rose, studio, type Backdrop } from '../studio.ts';

const burger = (backdrop: Backdrop, seed: string, layers: readonly Layer[]): string =>
  studio(backdrop, 320, stackOf(seed, layers));

/** Slug of the product and its picture. */
export const burgers: Record<string, () => string> = {
  'doble-brasa': () => burger(ember, 'doble', doubleEmber),
  'brasa-clasica': () => burger(marigold, 'brasa', classic),
  italiana: () =>
    burger(leaf, 'italiana', [
      heel(brioche),
      mayonnaise,
      beef,
      tomato,
      avocado,
      mayonnaise,
      crown(brioche),
    ]),
  'a-lo-pobre': () =>
    burger(cream, 'pobre', [
      heel(brioche),
      beef,
      butterCheese,
      caramelOnion,
      friedEgg,
      crown(brioche),
    ]),
  'tocino-ahumado': () =>
    burger(marigold, 'tocino', [
      heel(darkBread),
      lettuce,
      beef,
      cheddar,
      bacon,
      caramelOnion,
      bacon,
      crown(darkBread),
    ]),
  'merken-brava': () =>
    burger(rose, 'merken', [
      heel(brioche),
      chiliSauce,
      beef,
      cheddar,
      pickle,
      redOnion,
      chiliSauce,
      crown(brioche),
    ]),
  'azul-y-champinon': () =>
    burger(lagoon, 'azul', [
      heel(potatoBread),
      arugula,
      beef,
      mushrooms,
      blueCheese,
      crown(potatoBread),
    ]),
  'triple-fogon': () =>
    burger(ember, 'triple', [
      heel(brioche),
      beef,
      cheddar,
      beef,
      cheddar,
      beef,
      cheddar,
      caramelOnion,
      houseSauce,
      crown(brioche),
    ]),
  'cordero-magallanico': () => burger(rose, 'cordero', lambStack),
  'pollo-crujiente': () => burger(cream, 'crispy', chickenCrisp),
  'pollo-merken': () =>
    burger(ember, 'picante', [
      heel(brioche),
      lettuce,
      crispyChicken,
      honeyChili,
      cheddar,
      pickle,
      chiliSauce,
      crown(brioche),
    ]),
  huerta: () => burger(leaf, 'huerta', garden),
  chacarera: () =>
    burger(lagoon, 'chacarera', [
      heel(brioche),
      grilledChicken,
      tomato,
      greenBeans,
      greenChili,
      crown(brioche),
    ]),
  'ave-palta': () =>
    burger(marigold, 'ave', [
      heel(kneadedBread),
      avocado,
      pulledChicken,
      mayonnaise,
      avocado,
      crown(kneadedBread),
    ]),
  'falafel-limon': () =>
    burger(cream, 'falafel', [
      heel(beetBread),
      cucumber,
      falafel,
      tahini,
      purpleCabbage,
      crown(beetBread),
    ]),
  portobello: () =>
    burger(rose, 'portobello', [
      heel(potatoBread),
      basil,
      butterCheese,
      portobello,
      roastTomato,
      basil,
      crown(brioche),
    ]),
  'pollo-en-hoja': () =>
    burger(marigold, 'hoja', [leafCup, grilledChicken, tomato, gratedCarrot, avocado, leafDome]),
};
