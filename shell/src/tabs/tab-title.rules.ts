import type { TabFill } from '@console/remote-kit';

/** Fills a template such as `Card ••{{last}}`. Returns undefined without a template or if a value is missing. */
export function filled(sentence: string | undefined, fill: TabFill | undefined): string | undefined {
  if (sentence === undefined || fill === undefined) return undefined;
  const holes = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  if (holes.some((name) => fill[name] === undefined)) return undefined;
  return sentence.replace(/\{\{(\w+)\}\}/g, (_hole, name: string) => fill[name] ?? '');
}
