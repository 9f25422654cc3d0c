import { expect, type Page } from '@playwright/test';

/** A brand of the stories that run once for each template. */
export type TemplateBrand = 'burger' | 'sushi' | 'cocina';
/** A brand of the demonstration: one for each country. */
export type DemoBrand = TemplateBrand | 'polleria';
/** One brand for each template. */
export const demoBrands: readonly TemplateBrand[] = ['burger', 'sushi', 'cocina'];

/** Returns a path's address at a brand, with the port of the story's base URL. */
export function brandAddress(brand: DemoBrand, path: string, baseURL: string | undefined): string {
  const address = new URL(path, baseURL);
  address.hostname = `${brand}.localhost`;
  return address.href;
}

export async function openDemoBrand(
  page: Page,
  brand: DemoBrand,
  baseURL: string | undefined,
): Promise<void> {
  await page.goto(brandAddress(brand, '/', baseURL));
  await expect(page.locator('[data-section]').first()).toBeVisible();
}
