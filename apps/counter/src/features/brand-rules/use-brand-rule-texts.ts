import { counterBrandRulesTexts } from '@comanda/i18n/areas/counter-brand-rules.ts';
import type { CounterBrandRulesTexts } from '@comanda/i18n/es/counter-brand-rules.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

export const useBrandRuleTexts = (): CounterBrandRulesTexts => useTextsOf(counterBrandRulesTexts);
