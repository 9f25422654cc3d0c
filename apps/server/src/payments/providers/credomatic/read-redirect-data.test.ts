import { expect, test } from 'vitest';
import { formWithin, readRedirectData } from './read-redirect-data.ts';

const origins = ['https://staging.ptranz.com'];
const action = 'https://staging.ptranz.com/api/spi/ThreeDSecure';
const document = (body: string): string =>
  `<!DOCTYPE html><html><head></head><body>${body}<script>window.onload=function(){document.forms[0].submit();}</script></body></html>`;
const form = (inputs: string, to = action): string =>
  `<form id="f" name="f" action="${to}" method="POST">${inputs}</form>`;
const token = '<input type="hidden" name="SpiToken" value="abc-1" />';

test('a document becomes its one form: action, method and hidden fields, without markup or scripts', () => {
  const inputs = `${token}<input value='a&amp;b &quot;c&quot;' type='hidden' name='Data'><input type="submit" name="go" value="1">`;
  expect(formWithin(readRedirectData(document(form(inputs))), origins)).toEqual({
    kind: 'framedForm',
    method: 'POST',
    action,
    fields: { SpiToken: 'abc-1', Data: 'a&b "c"' },
  });
});

test.each([
  ['another origin', form(token, 'https://evil.example/api')],
  ['an origin that only begins alike', form(token, 'https://staging.ptranz.com.evil.example/')],
  ['a user name in the address', form(token, 'https://staging.ptranz.com@evil.example/')],
  ['a script as its action', form(token, 'javascript:alert(1)')],
  ['a relative action', form(token, '/spi')],
  ['two forms', form(token) + form(token)],
  ['no form', token],
  ['no hidden field', form('<input name="SpiToken" value="a">')],
  ['a field without a name', form('<input type="hidden" value="a">')],
  ['a field with a NUL', form('<input type="hidden" name="a" value="\u0000">')],
  ['a field with markup in its name', form('<input type="hidden" name="a&lt;b" value="a">')],
])('a document with %s is refused', (_what, body) => {
  expect(formWithin(readRedirectData(document(body)), origins)).toBeNull();
});

test.each([
  ['forms that never end', '<form'],
  ['inputs that never end', '<input '],
  ['forms', '<form>'],
  ['attributes that never end', '<form action="'],
  ['spaces after names', '<input type  '],
  ['ampersands', '<input type="hidden" name="a" value="&amp&amp'],
])('a megabyte of %s is refused after one reading', (_what, part) => {
  const much = part.repeat(Math.ceil(1_000_000 / part.length));
  expect(readRedirectData(much)).toBeNull();
  const read = readRedirectData(document(form(token) + much));
  expect(read === null || read.action === action).toBe(true);
});

test('elements whose name only begins alike are no form and no field', () => {
  const read = readRedirectData(document(`<formula x="1"><form-x>${form(`<inputs>${token}`)}`));
  expect(read?.fields).toEqual({ SpiToken: 'abc-1' });
});
