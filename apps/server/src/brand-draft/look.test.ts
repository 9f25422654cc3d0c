import type { TenantId } from '@comanda/domain/ids.ts';
import { openFontOf } from '@comanda/domain/theme/open-fonts.ts';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findOpenFont } from '../brand/fonts/open-font-files.ts';
import { exportTenant } from '../tenant/export-tenant.ts';
import { importTenant } from '../tenant/import/import-tenant.ts';
import { createStoredFileCache } from '../tenant/stored-file-cache.rows.ts';
import {
  addBanner,
  brandDraftShop,
  draftCalls,
  moveBanner,
  removeBanner,
  setEdit,
  setLook,
  uploadDraftPicture,
} from '../testing/brand-draft-shop.ts';
import { noon, type OrderServer } from '../testing/order-server.ts';

const shop = brandDraftShop();
const look = draftCalls(shop, 'look');
const menu = draftCalls(shop);
const burger = 'burger' as TenantId;

const published = async (server: OrderServer = shop.server) => {
  const found = await server.deps.menus.tenant(burger);
  if (!found) throw new Error('no brand');
  return found;
};
async function fileOf(url: string): Promise<string | null> {
  const [hash = '', name = ''] = url.split('/').slice(3);
  const file = await createStoredFileCache(shop.server.deps.db, findOpenFont).find(
    burger,
    hash,
    name,
  );
  return file === null ? null : file.identity.toString('utf8');
}
const theme = async (): Promise<string> => (await fileOf((await published()).themeUrl)) ?? '';
const settingsText = async (): Promise<string> =>
  (
    await shop.owner.rows(
      'burger',
      `select content from tenant_sources where path = 'settings.json'`,
    )
  )[0]?.['content'] ?? '';

test('every setting that shows changes by the draft, and shoppers see it on every server', async () => {
  const before = await published();
  const values = {
    templateId: 2,
    commerceName: 'Otra Brasa',
    description: 'Todo otra vez.',
    brandPrimary: '#14532d',
    brandSecondary: '#facc15',
    darkScheme: true,
    'hero/title': 'Pan\nde hoy',
    'hero/action': { label: 'Pide', productId: 2 },
    popularProducts: [2, 1],
    'analytics/tagManagerId': 'GTM-ABC123',
    'texts/cart.title': 'Tu bandeja',
    'contact/instagram': 'otrabrasa',
  };
  const edits = Object.entries(values).map(([field, value]) => setLook('settings', field, value));
  expect((await look.save([...edits, setLook('settings', 'paper/page', '#ffffff')])).status).toBe(
    200,
  );
  expect((await published()).settings).toEqual(before.settings);
  expect((await look.publish()).status).toBe(200);
  for (const server of [shop.server, shop.other])
    await expect
      .poll(async () => (await published(server)).settings)
      .toMatchObject({
        ...{ templateId: 2, commerceName: 'Otra Brasa', description: 'Todo otra vez.' },
        ...{ brandPrimary: '#14532d', brandSecondary: '#facc15', popularProducts: [2, 1] },
        darkHeaderColour: expect.stringMatching(/^#/),
        hero: { title: 'Pan\nde hoy', text: 'Pan.', action: { label: 'Pide', productId: 2 } },
        analytics: { tagManagerId: 'GTM-ABC123' },
        texts: { 'cart.title': 'Tu bandeja' },
        contact: { instagram: 'otrabrasa' },
      });
  expect(await theme()).toContain('--page:#ffffff');
  expect(await theme()).toContain('prefers-color-scheme:dark');
  const { settings } = await published();
  expect(settings.payments).toEqual(before.settings.payments);
  expect(settings.tipPresets).toEqual(before.settings.tipPresets);
});

test('a theme, an icon or a font that is no more is served to old pages alone', async () => {
  const before = await published();
  await look.save([setLook('settings', 'brandPrimary', '#1e3a8a')]);
  expect((await look.publish()).status).toBe(200);
  const after = await published();
  expect(after.themeUrl).not.toBe(before.themeUrl);
  expect(await fileOf(before.themeUrl)).not.toBeNull();
  const inUse = await shop.owner.rows(
    'burger',
    `select name, count(*)::integer as count from tenant_files where path is null
      and retired_at is null and name in ('theme.css', 'share.jpg', 'manifest.webmanifest')
      group by name order by name`,
  );
  expect(inUse).toEqual([
    { name: 'manifest.webmanifest', count: 1 },
    { name: 'share.jpg', count: 1 },
    { name: 'theme.css', count: 1 },
  ]);
});

test('an own text that is emptied is the shop’s usual one again', async () => {
  await look.save([setLook('settings', 'texts/cart.title', 'Tu canasto')]);
  expect((await look.publish()).status).toBe(200);
  await look.save([setLook('settings', 'texts/cart.title', null)]);
  expect((await look.publish()).status).toBe(200);
  expect((await published()).settings.texts).not.toHaveProperty('cart.title');
});

test('banners are added, changed, moved and removed', async () => {
  const banner = (title: string) => ({
    ...{ title, text: '', image: null, bannerableType: 'Product', bannerableId: 1 },
  });
  await look.save([
    removeBanner(1),
    addBanner(901, banner('Uno')),
    addBanner(902, banner('Dos'), 901),
  ]);
  expect((await look.publish()).status).toBe(200);
  const titles = async () => (await published()).banners.map(({ title }) => title);
  expect(await titles()).toEqual(['Uno', 'Dos']);
  await look.save([moveBanner(902, null), setLook('banners', 'title', 'Primero', 901)]);
  expect((await look.publish()).status).toBe(200);
  expect(await titles()).toEqual(['Dos', 'Primero']);
});

test('text pages change, come and go, and each wording of them is kept', async () => {
  const about = { title: 'Quiénes somos', text: 'Somos **dos** hermanas.' };
  await look.save([
    setLook('pages', 'quienes-somos', about),
    setLook('pages', 'top-site-message', { title: 'Hoy', text: 'Cerramos a las *diez*.' }),
    setLook('pages', 'terms-and-conditions/text', 'Los términos de hoy.'),
  ]);
  expect((await look.publish()).status).toBe(200);
  const page = async (slug: string) =>
    (await published()).pages.find((each) => each.page === slug)?.html;
  expect(await page('quienes-somos')).toContain('<strong>dos</strong>');
  expect(await page('top-site-message')).toContain('<em>diez</em>');
  expect(await page('terms-and-conditions')).toContain('Los términos de hoy.');
  await look.save([setLook('pages', 'top-site-message', null)]);
  expect((await look.publish()).status).toBe(200);
  expect(await page('top-site-message')).toBeUndefined();
  const kept = await shop.owner.rows(
    'burger',
    `select page from page_versions where html like '%diez%' or html like '%hermanas%'
      order by page`,
  );
  expect(kept.map((row) => row['page'])).toEqual(['quienes-somos', 'top-site-message']);
  const files = await shop.owner.rows(
    'burger',
    `select path from tenant_sources where path like 'pages/%' order by path`,
  );
  expect(files.map(({ path }) => path)).not.toContain('pages/top-site-message.md');
});

test('a page as long as the terms of a chain is drafted and published', async () => {
  const text = `${'Cláusula sobre los envíos.\n\n'.repeat(3_000)}Última cláusula.`;
  const saved = await look.save([setLook('pages', 'terms-and-conditions/text', text)]);
  expect(saved.status).toBe(200);
  expect((await look.publish()).status).toBe(200);
  const terms = (await published()).pages.find(({ page }) => page === 'terms-and-conditions');
  expect(terms?.html).toContain('Última cláusula.');
});

test('a font of the open set comes with its file, and leaves with it', async () => {
  const font = openFontOf('Lora');
  await look.save([setLook('settings', 'fonts/title', 'Lora')]);
  const preview = await look.read('brand/look/preview?kind=page&store_id=1');
  const url = /url\("([^"]*lora-variable\.woff2)"\)/.exec(preview.body.css)?.[1] ?? '';
  expect(await fileOf(url)).not.toBeNull();
  expect((await look.publish()).status).toBe(200);
  expect(await theme()).toContain('font-family:"Lora"');
  expect(JSON.parse(await settingsText()).fontFiles).toContainEqual({
    ...{ family: 'Lora', file: font?.file, weight: font?.weight },
  });
  const names = async () => (await published()).fonts.map(({ name }) => name);
  expect(await names()).toContain('lora-variable.woff2');
  await look.save([setLook('settings', 'fonts/title', 'Prueba')]);
  expect((await look.publish()).status).toBe(200);
  expect(await names()).toEqual(['prueba.woff2']);
});

test.each([
  [
    'a colour that is none',
    setLook('settings', 'brandPrimary', 'rojo'),
    'settings',
    'brandPrimary',
  ],
  [
    'a text too pale for its page',
    setLook('settings', 'paper/ink', '#fdf3e4'),
    'settings',
    'paper/ink',
  ],
  ['a font that is none', setLook('settings', 'fonts/body', 'Comic'), 'settings', 'fonts/body'],
  [
    'a logo that was not uploaded',
    setLook('settings', 'logo', '/t/burger/x/logo.png'),
    'settings',
    'logo',
  ],
  [
    'a logo that the brand does not have',
    setLook('settings', 'logo', 'images/otro.png'),
    'settings',
    'logo',
  ],
  [
    'an icon that the brand does not have',
    setLook('settings', 'icon', 'images/otro.png'),
    'settings',
    'icon',
  ],
  [
    'a hero of a dish that is none',
    setLook('settings', 'hero/action/productId', 99),
    'settings',
    'hero/action/productId',
  ],
  [
    'an id of a service in another form',
    setLook('settings', 'analytics/pixelId', 'x'),
    'settings',
    'analytics/pixelId',
  ],
  ['a text of an unknown key', setLook('settings', 'texts/nada', 'x'), 'settings', 'texts/nada'],
  [
    'a banner of a dish that is none',
    setLook('banners', 'bannerableId', 99),
    'banners',
    'bannerableId',
  ],
  [
    'a page with a script',
    setLook('pages', 'terms-and-conditions/text', '<script>'),
    'pages',
    'terms-and-conditions/text',
  ],
  ['terms that are taken away', setLook('pages', 'terms-and-conditions', null), null, 'pages.json'],
] as const)(
  '%s is refused with its field, and nothing is published',
  async (_name, edit, list, field) => {
    await shop.owner.rows('burger', `delete from banners where id <> 1`);
    const before = JSON.stringify((await published()).settings);
    await look.save([edit]);
    const refusal = await look.publish();
    expect(refusal.body).toMatchObject({ code: 1007, metadata: { list, field } });
    const check = await look.read('brand/look/check');
    expect(check.body.problems).toContainEqual(expect.objectContaining({ list, field }));
    expect(JSON.stringify((await published()).settings)).toBe(before);
  },
);

test.each([
  ['of a setting of the payments', setLook('settings', 'payments', {})],
  ['of the address of the kitchen', setLook('settings', 'kitchenUrl', 'https://pos.example')],
  ['of the fonts’ files', setLook('settings', 'fontFiles', [])],
  ['of the points', setLook('settings', 'pointRate', 9)],
  ['of the menu', setEdit({ id: 1 }, 'name', 'Otro')],
  ['of a page of another form', setLook('pages', '../settings', {})],
])('an edit %s is none of the look', async (_name, edit) => {
  const refusal = await look.save([edit]);
  expect(refusal.body).toMatchObject({ code: 1007, metadata: { field: 'edits[0]' } });
});

test('a manager changes the menu and nothing of the look', async () => {
  const { rival } = shop;
  for (const call of ['draft', 'check', 'versions', 'preview?kind=page&store_id=1'])
    expect((await look.read(`brand/look/${call}`, rival)).body).toMatchObject({ code: 1006 });
  expect(
    (await look.save([setLook('settings', 'commerceName', 'Mía')], { who: rival })).body,
  ).toMatchObject({ code: 1006 });
  await look.save([setLook('settings', 'commerceName', 'Del dueño')]);
  await menu.save([setEdit({ id: 1 }, 'description', 'Del encargado')], { who: rival });
  expect((await menu.publish({ who: rival })).status).toBe(200);
  expect((await published()).settings.commerceName).not.toBe('Del dueño');
  const left = await look.draft();
  expect(left.edits.map((kept: { edit: { value: string } }) => kept.edit.value)).toEqual([
    '"Del dueño"',
  ]);
  expect((await look.publish()).status).toBe(200);
  expect((await published()).settings.commerceName).toBe('Del dueño');
});

test('sections go back one without the other, and the settings that are none of the look stay', async () => {
  await look.save([setLook('settings', 'brandPrimary', '#7c2d12')]);
  const { body: first } = await look.publish();
  await look.save([
    setLook('settings', 'brandPrimary', '#065f46'),
    setLook('settings', 'fonts/title', 'Bitter'),
  ]);
  expect((await look.publish()).status).toBe(200);
  await menu.save([setEdit({ id: 1 }, 'description', 'Otra vez')]);
  expect((await menu.publish()).status).toBe(200);
  const before = JSON.parse(await settingsText());
  expect((await look.restore(first.version)).status).toBe(200);
  const { settings } = await published();
  expect(settings.brandPrimary).toBe('#7c2d12');
  expect(settings.fonts.title).toBe('Prueba');
  expect((await published()).fonts.map(({ name }) => name)).toEqual(['prueba.woff2']);
  expect((await menu.dish(1))?.description).toBe('Otra vez');
  const after = JSON.parse(await settingsText());
  expect(after.tipPresets).toEqual(before.tipPresets);
  expect((await menu.restore(first.version)).status).toBe(404);
});

test('the preview shows the drafted look in a page and in a mail, and stores nothing', async () => {
  const before = await published();
  await look.save([
    setLook('settings', 'commerceName', 'Solo vista'),
    setLook('settings', 'brandPrimary', '#4c1d95'),
  ]);
  const page = await look.read('brand/look/preview?kind=page&store_id=1');
  expect(page.body.html).toContain('Solo vista');
  expect(page.body.css).toContain('--accent:#4c1d95');
  const mail = await look.read('brand/look/preview?kind=mail&store_id=1');
  expect(mail.body.html).toContain('Solo vista');
  expect(mail.body.html).toContain('#4c1d95');
  expect((await published()).settings).toEqual(before.settings);
  const theme = await shop.owner.rows(
    'burger',
    `select from tenant_files where convert_from(bytes, 'utf8') like '%--accent:#4c1d95%'
      and name = 'theme.css'`,
  );
  expect(theme).toEqual([]);
});

type Size = { width: number; height: number };

async function upload(use: string, size: Size, background = '#14532d'): Promise<string> {
  const png = sharp({ create: { ...size, channels: 4, background } }).png();
  return (await uploadDraftPicture(shop, await png.toBuffer(), { use })).url;
}

test('logo, icon, hero and banners are pictures that were uploaded, and an export imports them', async () => {
  const logo = await upload('sameFormat', { width: 240, height: 80 });
  const icon = await upload('sameFormat', { width: 512, height: 512 });
  const wide = await upload('wide', { width: 1_200, height: 600 });
  const saved = await look.save([
    setLook('settings', 'logo', logo),
    setLook('settings', 'icon', icon),
    setLook('settings', 'animationLoader/image', logo),
    setLook('settings', 'hero/image', wide),
    setLook('settings', 'hero/phoneImage', wide),
    addBanner(950, {
      ...{ title: 'Con foto', text: '', image: wide, bannerableType: 'Product', bannerableId: 1 },
    }),
  ]);
  expect(saved.status).toBe(200);
  const before = (await published()).brandFiles;
  expect((await look.publish()).status).toBe(200);
  const { settings, banners, brandFiles } = await published();
  expect(settings.logo).toBe(logo);
  expect(settings.animationLoader.image).toBe(logo);
  expect(settings.hero?.image.url).toBe(wide);
  expect(settings.hero?.image.avif.length).toBeGreaterThan(1);
  expect(banners.find(({ title }) => title === 'Con foto')?.image?.url).toBe(wide);
  expect(brandFiles['apple-touch-icon.png']).not.toBe(before['apple-touch-icon.png']);
  expect(brandFiles['share.jpg']).not.toBe(before['share.jpg']);
  const folder = await exported();
  const file = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'));
  expect(file.logo).toMatch(/^images\/foto-[0-9a-f]{16}\.png$/);
  expect(await readdir(join(folder, 'images'))).toContain(file.logo.slice('images/'.length));
  const again = await importTenant(shop.operator, folder, new Date(noon).toISOString());
  await rm(folder, { recursive: true });
  expect(again).toMatchObject({ ok: true });
  await expect.poll(async () => (await published()).settings.logo).not.toBe(logo);
  expect((await published()).settings.commerceName).toBe(settings.commerceName);
});

test('going back brings an earlier icon, which has no address of its own', async () => {
  const icons = async () => (await published()).brandFiles['apple-touch-icon.png'];
  await look.save([setLook('settings', 'description', 'Antes del ícono.')]);
  const { body: first } = await look.publish();
  const before = await icons();
  const icon = await upload('sameFormat', { width: 300, height: 300 }, '#7c2d12');
  await look.save([setLook('settings', 'icon', icon)]);
  const { html }: { html: string } = (await look.read('brand/look/preview?kind=mail&store_id=1'))
    .body;
  const shown = /src="data:image\/png;base64,([^"]+)"/.exec(html)?.[1] ?? '';
  const { channels } = await sharp(Buffer.from(shown, 'base64')).stats();
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([0x7c, 0x2d, 0x12]);
  expect((await look.publish()).status).toBe(200);
  expect(await icons()).not.toBe(before);
  expect((await look.restore(first.version)).status).toBe(200);
  expect(await icons()).toBe(before);
});

async function exported(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-look-'));
  await exportTenant(shop.operator, burger, folder);
  return folder;
}

test('a folder with another look than the published one is refused, and one with the same is taken', async () => {
  await look.save([setLook('settings', 'description', 'Del navegador.')]);
  expect((await look.publish()).status).toBe(200);
  const folder = await exported();
  const settings = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'));
  const write = (changed: object) =>
    writeFile(join(folder, 'settings.json'), JSON.stringify({ ...settings, ...changed }));
  const importIt = () => importTenant(shop.operator, folder, new Date(noon).toISOString());
  await write({ description: 'De la carpeta.' });
  const refused = await importIt();
  expect(refused.ok ? [] : refused.error).toEqual([
    expect.objectContaining({ reason: expect.stringContaining('would undo it') }),
  ]);
  await write({ tipPresets: [0, 20] });
  expect(await importIt()).toMatchObject({ ok: true });
  await rm(folder, { recursive: true });
  await expect.poll(async () => (await published()).settings.tipPresets).toEqual([0, 20]);
});
