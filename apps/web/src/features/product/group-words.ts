import type { ModifierGroup } from '@comanda/domain/menu/menu.ts';
import type { MenuTexts } from '@comanda/i18n/es/menu.ts';

/** "Elige 1 · obligatorio", "Elige hasta 3". */
export function groupRule(group: ModifierGroup, texts: MenuTexts): string {
  const { minimum, maximum } = group;
  if (minimum === 0) return `${texts.pickUpTo(maximum)} · ${texts.isOptional}`;
  const rule = minimum === maximum ? texts.pickExactly(minimum) : texts.pickBetween({ minimum, maximum });
  return `${rule} · ${texts.isRequired}`;
}

export type GroupCount = { state: 'open' | 'done' | 'missing'; words: string };

/** "Listo", "Falta 1", "1 de 3". */
export function groupCount(group: ModifierGroup, count: number, missing: number, texts: MenuTexts): GroupCount {
  if (missing > 0) return { state: 'missing', words: texts.missing(missing) };
  if (group.minimum > 0 && count >= group.minimum) return { state: 'done', words: texts.done };
  return { state: 'open', words: texts.picked({ count, maximum: group.maximum }) };
}
