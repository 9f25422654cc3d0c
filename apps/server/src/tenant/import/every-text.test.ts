import { expect, test } from 'vitest';
import {
  hostileTexts,
  isFreeText,
  fillWithHostileTexts,
  folderTexts,
} from '../../testing/hostile-texts.ts';
import { folderProblemsOf } from '../../testing/folder-refusals.ts';
import { type FolderDraft, tenantFolder } from '../../testing/tenant-folder.ts';

/** Fills a draft with every kind of text, so that the test covers each of them. */
function fill(draft: FolderDraft): void {
  const { settings, stores, menu } = {
    settings: draft['settings.json'],
    stores: draft['stores.json'],
    menu: draft['menus/1.json'],
  };
  Object.assign(settings, {
    staticMenuOrigin: 'https://cdn.example',
    maps: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Calles' },
    loyaltyProgramParams: { name: 'Puntos', minAmount: 1, maxAmount: 2 },
  });
  settings.contact = { email: 'a@b.cl', phone: '+56 2 2345 6700', instagram: 'brasa' };
  settings.analytics = {
    tagManagerId: 'GTM-ABC123',
    analyticsIds: ['G-ABC123DEF4'],
    pixelId: '12345678',
    chatWidgetId,
  };
  stores[0].checkoutQuestions = [{ id: 1, question: '¿Timbre?', kind: 'text', required: false }];
  const [product] = menu.categories[0].products;
  Object.assign(product, {
    badge: 'Nuevo',
    tags: ['spicy'],
    allergens: ['gluten'],
    availabilityTime: { 5: [['12:00', '13:00']] },
  });
  Object.assign(product, {
    startDatetime: '2026-01-01T00:00:00Z',
    endDatetime: '2027-01-01T00:00:00Z',
  });
  draft['prices.json'][0].prices[0].withoutStockUntil = '2026-12-01T00:00:00Z';
  draft['disableds.json'][0].endDate = '2026-12-01T00:00:00Z';
  draft['offers.json'] = [
    {
      id: 1,
      name: 'Dúo',
      needs: [{ categoryIds: [1] }, { productIds: [3] }],
      benefit: { kind: 'amount', amount: 1_490 },
      hours: [{ days: [1], from: '12:00', to: '16:00' }],
    },
  ];
  draft['suggestions.json'] = {
    beforeCheckout: true,
    rules: [{ forType: 'Product', forId: 1, productIds: [3] }],
  };
}
const chatWidgetId = '12345678-1234-1234-1234-123456789abc';

test('free texts may contain any visible characters: they are shown as text everywhere', async () => {
  for (let first = 0; first < hostileTexts.length; first += 9) {
    const hostile = (d: FolderDraft): void => {
      fill(d);
      fillWithHostileTexts(d, first);
    };
    expect(await folderProblemsOf(hostile)).toBe('valid');
  }
});

test('every other text has a format, and code in it is refused with its file and place', async () => {
  const draft = await tenantFolder();
  fill(draft);
  const kindOf = ({ file, place }: { file: string; place: string }): string =>
    `${file} ${place.replace(/\[\d+\]/g, '[]')}`;
  const bound = folderTexts(draft).filter((leaf) => !isFreeText(leaf));
  const kinds = new Map(bound.map((leaf) => [kindOf(leaf), leaf]));
  expect(kinds.size).toBeGreaterThan(50);
  for (const { file, place } of kinds.values()) {
    const problems = await folderProblemsOf((d) => {
      fill(d);
      folderTexts(d)
        .find((leaf) => leaf.file === file && leaf.place === place)
        ?.put('"><script>ran=1</script>');
    });
    expect(problems.split('\n').some((line) => line.startsWith(`${file} at ${place}:`))).toBe(true);
  }
});
