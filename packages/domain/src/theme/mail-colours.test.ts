import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, textRatio } from './contrast.ts';
import { mailColoursOf } from './mail-colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every text of a mail is readable, whichever colours a brand has', () => {
  fc.assert(
    fc.property(colour, colour, (brandPrimary, headerColour) => {
      const { page, surface, soft, ink, quiet, header, onHeader, button, onButton, link } =
        mailColoursOf({ brandPrimary, headerColour });
      const pairs = [
        ...[page, surface, soft].flatMap((ground) => [contrast(ink, ground)]),
        contrast(quiet, page),
        contrast(quiet, surface),
        contrast(onHeader, header),
        contrast(onButton, button),
        contrast(link, surface),
        contrast(link, soft),
      ];
      expect(Math.min(...pairs)).toBeGreaterThanOrEqual(textRatio);
    }),
  );
});
