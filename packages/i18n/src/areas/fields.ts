import { fields } from '../es/fields.ts';
import { defineTexts } from '../define-texts.ts';

export const fieldsTexts = defineTexts('fields', fields, (overlays) => overlays.fields);
