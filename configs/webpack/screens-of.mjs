import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { textsOf } from './texts.mjs';

/**
 * Pages of a remote, read from its `src/screens.ts` without running any page: the table is data, its pages
 * are lazy imports that nobody calls here. Titles come from the locale files, in both languages.
 */
export function screensOf(dir) {
  const source = readFileSync(path.join(dir, 'src/screens.ts'), 'utf8');
  const { code } = transformSync(source, {
    module: { type: 'commonjs' },
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const module = { exports: {} };
  const require = () => ({ defineScreens: (screens) => screens });
  runInNewContext(code, { module, exports: module.exports, require });
  const english = textsOf(dir, 'en-US');
  const chinese = textsOf(dir, 'zh-CN');
  const bothOf = (page, key) => {
    if (!english[key] || !chinese[key]) throw new Error(`${page}: write the title ${key} in both locale files.`);
    return { en_US: english[key], zh_CN: chinese[key] };
  };
  return module.exports.screens.map(({ name, title, tab, permission, load }) => ({
    name,
    title: bothOf(name, title),
    ...(tab && { tab: bothOf(name, tab) }),
    permission,
    load: requestOf(load),
  }));
}

/** The request of a lazy import, as it stands in the source. */
const requestOf = (load) => /require\("([^"]+)"\)/.exec(String(load))?.[1];
