import { expect, test } from 'vitest';
import { routeName } from './route-name.ts';

test.each([
  ['/', 'home'],
  ['/burgers', 'category'],
  ['/product/burgers/brasa-clasica', 'product'],
  ['/checkout', 'checkout'],
  ['/checkout/product/burgers/brasa-clasica', 'checkoutProduct'],
  ['/nps', 'survey'],
  ['/orders/', 'orders'],
  ['/menu/3', 'publicMenu'],
  ['/a/b/c/d/ana@example.cl', 'unknown'],
])('the route of %s is reported as %s', (path, name) => {
  expect(routeName(path)).toBe(name);
});
