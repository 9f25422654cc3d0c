import { defineTexts } from '../define-texts.ts';
import { counterStaff } from '../es/counter-staff.ts';

export const counterStaffTexts = defineTexts('counterStaff', counterStaff);
