import { encode } from 'uqr';
import { blackWhitePng } from './png.ts';

/**
 * Width of the quiet zone around the code and of one module: the standard asks for four modules;
 * eight pixels stay sharp on a screen.
 */
const quietZone = 4;
const modulePixels = 8;

/** Draws a text as a QR code, PNG in Base64. */
export const qrPng = (text: string): string =>
  blackWhitePng(encode(text, { ecc: 'M', border: quietZone }).data, modulePixels).toString(
    'base64',
  );
