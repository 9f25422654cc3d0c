import { serviceCookies } from '../../../platform/storage-names.ts';

/** Deletes the cookies that the services stored under this host and the domains above it. */
export function deleteCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, from) => labels.slice(from).join('.'));
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of names.filter((cookie) => serviceCookies.test(cookie))) {
    for (const domain of ['', ...domains.map((domainName) => `; domain=${domainName}`)])
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
