import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Hello = ({ name }: { name: string }) => <p>{name}</p>;

test('a part is loaded once, by its first render, and gets its props', async () => {
  let loads = 0;
  const Part = lazyPart(async () => {
    loads += 1;
    return { Hello };
  }, 'Hello');
  expect(loads).toBe(0);
  const { prelude } = await prerender(
    <Suspense>
      <Part name="Ana" />
      <Part name="Luis" />
    </Suspense>,
  );
  const html = await new Response(prelude).text();
  expect(html).toContain('<p>Ana</p><p>Luis</p>');
  expect(loads).toBe(1);
});
