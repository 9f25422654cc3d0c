import { profile } from '../es/profile.ts';
import { area } from '../translate.ts';

export const profileTexts = area('profile', profile);
