import { makeStore } from '@comanda/domain/testing/make.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { expect, test } from 'vitest';
import { makePage } from '../../testing/make-page.ts';
import { placeHint } from './place-hint.ts';
