/**
 * Files that the import makes from a brand's icon, colours and hero picture. Each is also served
 * under its own name at the root of the brand's host.
 */
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

/**
 * Hashed addresses of the brand files on the site, by file name. A file that the import has not
 * made yet is absent.
 */
export type BrandFiles = Readonly<Partial<Record<BrandFileName, string>>>;

/** Size in pixels of the picture that link previews show. */
export const shareSize = { width: 1200, height: 630 } as const;
