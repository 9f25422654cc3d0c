import type { LoginTexts } from '@comanda/i18n/es/login.ts';
import type { LoginStep } from './login-step.ts';

/** Returns the title of a step, which names the dialog too. */
export function stepTitle({ kind }: LoginStep, words: LoginTexts): string {
  switch (kind) {
    case 'email':
      return words.title;
    case 'code':
      return words.codeTitle;
    case 'link':
      return words.linkTitle;
    case 'elsewhere':
      return words.elsewhereTitle;
    case 'data':
      return words.dataTitle;
  }
}
