import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Returns the component `name` of a module, which is loaded when the component first renders. */
export const lazyPart = <K extends string, P>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => ({ default: (await load())[name] }));
