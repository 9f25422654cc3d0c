import { rm } from 'node:fs/promises';
import { hostileTexts, fillWithHostileTexts } from '../../apps/server/src/testing/hostile-texts.ts';
import {
  type FolderDraft,
  tenantFolder,
  writeFolder,
} from '../../apps/server/src/testing/tenant-folder.ts';
import { importAndAwaitTenant } from './import-and-await-tenant.ts';
import { storyDish } from './story-menu.ts';

/** The texts that the story looks up by name, as in the tenant's folder. */
export type HostileBrand = {
  id: string;
  commerce: string;
  categories: string[];
  products: string[];
  options: string[];
  banner: string;
  message: string;
  question: string;
  stores: string[];
};

/**
 * Publishes a brand in which every free text tries to inject markup or script: one product per
 * hostile text. The first product has options and an age limit.
 */
export async function publishHostile(id: string, templateId: number): Promise<HostileBrand> {
  const draft = await tenantFolder(id);
  addProducts(draft);
  addPages(draft);
  draft['settings.json'].templateId = templateId;
  fillWithHostileTexts(draft, templateId * 7);
  const folder = await writeFolder(draft);
  await importAndAwaitTenant(id, folder);
  await rm(folder, { recursive: true });
  return namesOf(id, draft);
}

function addProducts(draft: FolderDraft): void {
  const menu = draft['menus/1.json'];
  Object.assign(menu.categories[0].products[0], {
    plus18: true,
    allergens: ['a', 'b'],
    badge: 'a',
    tags: ['spicy'],
    kcal: 500,
  });
  menu.categories[1].products.push(
    ...hostileTexts.map((_text, at) => storyDish(100 + at, 'a', { badge: 'a' })),
  );
  draft['suggestions.json'] = {
    beforeCheckout: true,
    rules: [{ forType: 'Product', forId: 1, productIds: [100, 101, 102] }],
  };
  draft['banners.json'].push({
    ...draft['banners.json'][0],
    id: 2,
    bannerableType: 'Product',
    bannerableId: 2,
    image: null,
  });
  for (const store of draft['stores.json']) store.ordersGoTo = 'system';
  const [open, closed] = draft['stores.json'];
  open.checkoutQuestions = [{ id: 1, question: 'a', kind: 'text', required: true }];
  open.businessHours.push(
    ...closed.businessHours.map((window: object) => ({
      ...window,
      dispatchMethod: 'store_delivery',
    })),
  );
  closed.businessHours = [];
}

/** The hostile texts that may appear in a page as text: those without active HTML or links. */
const pageTexts = hostileTexts.filter((text) => !/[<\u2028]/.test(text)).join(' ');

function addPages(draft: FolderDraft): void {
  draft['pages.json'].push({ page: 'top-site-message', title: 'a', file: 'pages/message.md' });
  for (const file of ['message', 'terms-and-conditions', 'mercat-terms-and-conditions'])
    draft[`pages/${file}.md`] = Buffer.from(
      `# ${pageTexts}\n\n<b>a</b> 1 < 2 [x](https://evil.example/"onmouseover="ran=1) ${pageTexts}\n`,
    );
  draft['settings.json'].analytics.analyticsIds = ['G-ABC123DEF4'];
  draft['settings.json'].contact = {
    email: 'a@b.cl',
    phone: '+56 2 2345 6700',
    instagram: 'brasa',
  };
}

type Named = { name: string };

function namesOf(id: string, draft: FolderDraft): HostileBrand {
  const menu = draft['menus/1.json'];
  return {
    id,
    commerce: draft['settings.json'].commerceName,
    categories: menu.categories.map(({ name }: Named) => name),
    products: menu.categories.flatMap(({ products }: { products: Named[] }) =>
      products.map(({ name }) => name),
    ),
    options: menu.modifierGroups[0].modifiers.map(({ name }: Named) => name),
    banner: draft['banners.json'][0].title,
    message: draft['pages.json'][2].title,
    question: draft['stores.json'][0].checkoutQuestions[0].question,
    stores: draft['stores.json'].map(({ name }: Named) => name),
  };
}
