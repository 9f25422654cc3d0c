/** What the import makes of a brand's icon, colours and hero. Each also answers under its name at the root of the brand's host. */
export const brandFileNames = [
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'share.jpg',
  'manifest.webmanifest',
] as const;
export type BrandFileName = (typeof brandFileNames)[number];

/** Where they are, by name: hashed addresses on the site. One that is not there yet (a brand imported long ago) is left out. */
export type BrandFiles = Readonly<Partial<Record<BrandFileName, string>>>;

/** Pixels of the picture that is shown where a link is shared. */
export const shareSize = { width: 1200, height: 630 } as const;
