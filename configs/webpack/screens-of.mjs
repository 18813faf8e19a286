import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { featureRequests, textsOf } from './texts.mjs';

/**
 * Pages and contributions of a remote, read from `src/screens.ts` without running any page: the table is data, and its
 * pages are lazy imports that are not called here. Titles come from the locale files, in both languages.
 */
export function tableOf(dir) {
  const source = readFileSync(path.join(dir, 'src/screens.ts'), 'utf8');
  const { code } = transformSync(source, {
    module: { type: 'commonjs' },
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const module = { exports: {} };
  const require = () => ({ defineScreens: (screens) => screens, defineContributions: (slots) => slots });
  runInNewContext(code, { module, exports: module.exports, require });
  const english = textsOf(dir, 'en-US');
  const chinese = textsOf(dir, 'zh-CN');
  const bothOf = (page, key) => {
    if (!english[key] || !chinese[key]) throw new Error(`${page}: add the title ${key} to both locale files.`);
    return { en_US: english[key], zh_CN: chinese[key] };
  };
  const { screens, contributes = {} } = module.exports;
  const inSlots = Object.entries(contributes).flatMap(([slot, named]) =>
    Object.entries(named).map(([name, one]) => ({ slot, name, ...one })),
  );
  return {
    screens: screens.map(({ name, title, tab, permission, texts, load }) => ({
      name,
      title: bothOf(name, title),
      ...(tab && { tab: bothOf(name, tab) }),
      permission,
      ...(texts && { texts: featureRequests(texts) }),
      load: requestOf(load),
    })),
    contributes: inSlots.map(({ slot, name, title, permission, load }) => ({
      slot,
      name,
      title: bothOf(`${slot}/${name}`, title),
      permission,
      load: requestOf(load),
    })),
  };
}

/** Pages of a remote. */
export const screensOf = (dir) => tableOf(dir).screens;

/** Request of a lazy import, as written in the source. */
const requestOf = (load) => /require\("([^"]+)"\)/.exec(String(load))?.[1];
