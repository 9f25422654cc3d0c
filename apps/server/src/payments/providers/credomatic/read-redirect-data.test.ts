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

const notice = '<input type="hidden" name="threeDSMethodData" value="eyJ9">';
const frame = '<iframe name="hidden-frame" style="display: none"></iframe>';
const methodForm = (to: string): string =>
  `${frame}<form action="${to}" method="post" target="hidden-frame">${notice}</form><script>document.forms[0].submit();</script>`;
const opens = { action, fields: { SpiToken: 'abc-1' } };

test.each([
  ['at the bank, before it', methodForm('https://acs.bank.example/method') + form(token)],
  ['at the bank, after it', form(token) + methodForm('https://acs.bank.example/method')],
  ['at the gateway, before it', methodForm(`${action}/method`) + form(token)],
  ['at the gateway, after it', form(token) + methodForm(`${action}/method`)],
  ['as the text of a frame', `<iframe>${methodForm(action)}</iframe>${form(token)}`],
  [
    'as the source of a frame',
    `<iframe srcdoc="<form action='${action}'>"></iframe>${form(token)}`,
  ],
])('the form that opens the page is found beside the 3DS method’s form %s', (_where, body) => {
  expect(formWithin(readRedirectData(document(body)), origins)).toMatchObject(opens);
});

test('of two forms of the gateway, the one that goes to no frame opens the page, with its own fields alone', () => {
  const other = `<form action="${action}" target="f"><input type=hidden name=Other value=1></form>`;
  for (const body of [other + form(token), form(token) + other])
    expect(formWithin(readRedirectData(document(body)), origins)).toMatchObject(opens);
  expect(formWithin(readRedirectData(document(other)), origins)).toMatchObject({
    fields: { Other: '1' },
  });
});

test.each([
  ['a comment', `<!-- ${form('<input type="hidden" name="x" value="1">')} -->`],
  ['a script', `<script>document.write('${form(token)}')</script>`],
  ['a value of an attribute', `<div title='<form action="${action}">'></div>`],
])('a form in %s is none', (_where, body) => {
  expect(readRedirectData(document(body))).toEqual([]);
  expect(formWithin(readRedirectData(document(body + form(token))), origins)).toMatchObject(opens);
});

test.each([
  ['another origin', form(token, 'https://evil.example/api')],
  ['an origin that only begins alike', form(token, 'https://staging.ptranz.com.evil.example/')],
  ['a user name in the address', form(token, 'https://staging.ptranz.com@evil.example/')],
  ['a script as its action', form(token, 'javascript:alert(1)')],
  ['a relative action', form(token, '/spi')],
  ['two forms that could open the page', form(token) + form(token)],
  ['only the 3DS method’s form', methodForm(action)],
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
  expect(readRedirectData(much)).toEqual([]);
  for (const read of readRedirectData(document(form(token) + much)))
    expect(read.form.action).toBe(action);
});

test('elements whose name only begins alike are no form and no field', () => {
  const read = readRedirectData(document(`<formula x="1"><form-x>${form(`<inputs>${token}`)}`));
  expect(read.map((each) => each.form.fields)).toEqual([{ SpiToken: 'abc-1' }]);
});
