import { fields } from '../es/fields.ts';
import { area } from '../translate.ts';

export const fieldsTexts = area('fields', fields);
