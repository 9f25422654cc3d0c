import { profile } from '../es/profile.ts';
import { profile as ofGuatemala } from '../es-GT/profile.ts';
import { profile as ofMexico } from '../es-MX/profile.ts';
import { defineTexts } from '../define-texts.ts';

export const profileTexts = defineTexts('profile', profile, {
  'es-GT': ofGuatemala,
  'es-MX': ofMexico,
});
