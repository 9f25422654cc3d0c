import { counterMenuTexts } from '@comanda/i18n/areas/counter-menu.ts';
import type { CounterMenuTexts } from '@comanda/i18n/es/counter-menu.ts';
import { useTextsOf } from '../use-texts.ts';

/** The texts about pictures of dishes. */
export const usePictureTexts = (): CounterMenuTexts['picture'] =>
  useTextsOf(counterMenuTexts).picture;
