import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import type { Category } from '@comanda/domain/menu/menu.ts';
import type { TemplateId } from '@comanda/domain/tenant/settings.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';

/**
 * The width at which each template draws a 4:3 picture (`sizes` of an image): the frame of
 * product-card.module.css, plus a third where the frame is square and cuts the sides. From 1200
 * pixels on the menu shares the page with its bars; from 1440 the page grows no further.
 * `isCompact`: a row on phones.
 */
export function cardImageSizes(
  template: TemplateId,
  layout: Category['layout'],
  isCompact = false,
): string {
  switch (template) {
    case 1:
      return `${fromBreakpoint('wideDesktop')} 166px, 160px`;
    case 2:
      return `${fromBreakpoint('fullPage')} 343px, ${fromBreakpoint('wideDesktop')} calc(44vw - 292px), ${fromBreakpoint('tablet')} calc(44vw - 43px), calc(67vw - 30px)`;
    case 3:
      if (isCompact)
        return `${fromBreakpoint('fullPage')} 386px, ${fromBreakpoint('wideDesktop')} calc(50vw - 334px), ${fromBreakpoint('tablet')} calc(50vw - 38px), 144px`;
      return layout === 'small'
        ? `${fromBreakpoint('fullPage')} 334px, ${fromBreakpoint('wideDesktop')} calc(44vw - 300px), ${fromBreakpoint('tablet')} calc(44vw - 43px), calc(67vw - 33px)`
        : `${fromBreakpoint('fullPage')} 386px, ${fromBreakpoint('wideDesktop')} calc(50vw - 334px), ${fromBreakpoint('tablet')} calc(50vw - 38px), calc(100vw - 32px)`;
    default:
      return unreachable(template);
  }
}
