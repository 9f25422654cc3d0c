import { counterShell } from '../es/counter-shell.ts';
import { defineTexts } from '../define-texts.ts';

export const counterShellTexts = defineTexts('counterShell', counterShell);
