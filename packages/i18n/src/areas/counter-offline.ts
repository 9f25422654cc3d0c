import { counterOffline } from '../es/counter-offline.ts';
import { defineTexts } from '../define-texts.ts';

export const counterOfflineTexts = defineTexts('counterOffline', counterOffline);
