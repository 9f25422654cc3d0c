import { login } from '../es/login.ts';
import { defineTexts } from '../define-texts.ts';

export const loginTexts = defineTexts('login', login);
