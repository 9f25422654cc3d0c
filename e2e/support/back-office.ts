import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoBrand } from './demo-brands.ts';
import { publishBurgerCopy } from './publish-burger-copy.ts';
import { test } from './story.ts';

/** A card of the back office by its title. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

export const press = (page: Page | Locator, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** A field of a form by its label. */
export const field = (page: Page | Locator, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

/** Opens a folded part of a form or a list. */
export const open = (page: Page | Locator, title: string): Promise<void> =>
  page.locator('summary', { hasText: title }).first().click();

/** Waits until the server has kept the draft. */
export const saved = (page: Page): Promise<void> =>
  expect(card(page, 'Cambios sin publicar').getByRole('status').first()).toHaveText('Guardado');

/** The row of a dish in the menu, which is named by its name and its price. */
export const dish = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name} `, 'u') });

/**
 * Publishes a copy of the burger brand, without coupons, that the stories of one test alone change.
 * A repetition after a failure has a brand of its own, without the draft that it left.
 */
export const publishOfficeCopy = (what: string): Promise<{ id: DemoBrand; origin: string }> => {
  const { project, retry } = test.info();
  const id = `office-${what}-${project.name}${retry === 0 ? '' : `-${retry}`}` as DemoBrand;
  return publishBurgerCopy(id, (files) => {
    files.coupons = [];
  }).then((origin) => ({ id, origin }));
};
