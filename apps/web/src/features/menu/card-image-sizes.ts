import type { Category } from '@comanda/domain/menu/menu.ts';
import type { TemplateId } from '@comanda/domain/tenant/settings.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';

/**
 * The width at which each template draws a 4:3 picture (`sizes` of an image): the frame of product-card.module.css, plus a third where the
 * frame is square and cuts the sides. From 1200 pixels on the menu shares the page with its bars; from 1440 the page grows no further.
 */
export function cardImageSizes(template: TemplateId, layout: Category['layout']): string {
  switch (template) {
    case 1:
      return '(min-width: 1200px) 166px, 160px';
    case 2:
      return '(min-width: 1440px) 343px, (min-width: 1200px) calc(44vw - 292px), (min-width: 551px) calc(44vw - 43px), calc(67vw - 30px)';
    case 3:
      return layout === 'small'
        ? '(min-width: 1440px) 334px, (min-width: 1200px) calc(44vw - 300px), (min-width: 551px) calc(44vw - 43px), calc(67vw - 33px)'
        : '(min-width: 1440px) 386px, (min-width: 1200px) calc(50vw - 334px), (min-width: 551px) calc(50vw - 38px), calc(100vw - 32px)';
    default:
      return unreachable(template);
  }
}
