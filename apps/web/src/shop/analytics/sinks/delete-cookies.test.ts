import { afterEach, expect, test, vi } from 'vitest';
import { deleteCookies } from './delete-cookies.ts';

afterEach(() => vi.unstubAllGlobals());

test('the cookies of the services are deleted for this host and the domains above it, and no others', () => {
  const writtenCookies: string[] = [];
  vi.stubGlobal('location', new URL('https://burger.example.cl/'));
  vi.stubGlobal('document', {
    get cookie() {
      return '_ga=1; _fbp=2; crisp-client%2Fsession=3; cart=4';
    },
    set cookie(text: string) {
      writtenCookies.push(text);
    },
  });
  deleteCookies();
  const deleted = (name: string) =>
    ['', '; domain=burger.example.cl', '; domain=example.cl', '; domain=cl'].map(
      (domain) => `${name}=; max-age=0; path=/${domain}`,
    );
  expect(writtenCookies).toEqual(['_ga', '_fbp', 'crisp-client%2Fsession'].flatMap(deleted));
});
