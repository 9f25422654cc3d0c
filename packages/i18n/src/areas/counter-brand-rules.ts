import { counterBrandRules } from '../es/counter-brand-rules.ts';
import { defineTexts } from '../define-texts.ts';

export const counterBrandRulesTexts = defineTexts('counterBrandRules', counterBrandRules);
