import { defineTexts } from '../define-texts.ts';
import { signUp } from '../es/sign-up.ts';

export const signUpTexts = defineTexts('signUp', signUp);
