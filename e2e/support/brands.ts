import { expect, type Page } from '@playwright/test';

export type Brand = 'burger' | 'sushi' | 'cocina';
/** The three brands of the demonstration: one for each template and country. */
export const brands: readonly Brand[] = ['burger', 'sushi', 'cocina'];

/** An address of a brand, under the port of the story's. */
export function addressOf(brand: Brand, path: string, baseURL: string | undefined): string {
  const address = new URL(path, baseURL);
  address.hostname = `${brand}.localhost`;
  return address.href;
}

export async function openBrand(page: Page, brand: Brand, baseURL: string | undefined): Promise<void> {
  await page.goto(addressOf(brand, '/', baseURL));
  await expect(page.locator('[data-section]').first()).toBeVisible();
}
