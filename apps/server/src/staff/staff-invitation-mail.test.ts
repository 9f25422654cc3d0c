import type { StaffId } from '@comanda/domain/ids.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import { mailColoursOf } from '@comanda/domain/theme/mail-colours.ts';
import { expect, test } from 'vitest';
import { testMailBrand } from '../testing/test-mail-brand.ts';
import { staffInvitationMail } from './staff-invitation.mail.ts';

const invitation = (changes: object = {}) =>
  staffInvitationMail({
    staffId: '0192f0c1-0000-7000-8000-000000000001' as StaffId,
    to: 'luis+caja@example.cl',
    name: 'Luis <b>Rojas</b>',
    brand: testMailBrand,
    ...changes,
  });

test('an invitation says who invites to what, how to sign in, and what to do if it was a mistake', () => {
  const { subject, text } = invitation();
  expect(subject).toBe('Te invitaron al mostrador de Brasa & Pan');
  expect(text).toContain('Hola, Luis <b>Rojas</b>.');
  expect(text).toContain('Abre el enlace y pide tu código: llega a este correo.');
  expect(text).toContain('Si no trabajas ahí, ignora este correo.');
});

test('the only link of an invitation opens the counter with the email filled in, and carries no key', () => {
  const { text, html } = invitation();
  expect(text.match(/https?:\S+/gu)).toEqual([
    'https://brasa.example/mostrador#correo=luis%2Bcaja%40example.cl',
  ]);
  expect(html).toContain('href="https://brasa.example/mostrador#correo=luis%2Bcaja%40example.cl"');
});

test('an invitation looks like its brand: name, logo, colours, and a name as it was typed', () => {
  const { html } = invitation();
  expect(html).toContain('src="https://brasa.example/apple-touch-icon.png"');
  expect(html).toContain('Luis &lt;b&gt;Rojas&lt;/b&gt;');
  const other = {
    ...testMailBrand,
    name: 'Sakura',
    country: countries.mx,
    colours: mailColoursOf({ brandPrimary: '#0b4f8a', headerColour: '#ffffff' }),
  };
  const theirs = invitation({ brand: other });
  expect(theirs.subject).toBe('Te invitaron al mostrador de Sakura');
  expect(theirs.html).toContain(other.colours.button);
  expect(html).not.toContain(other.colours.button);
});
