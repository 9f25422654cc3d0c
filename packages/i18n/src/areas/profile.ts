import { profile } from '../es/profile.ts';
import { defineTexts } from '../define-texts.ts';

export const profileTexts = defineTexts('profile', profile, (overlays) => overlays.profile);
