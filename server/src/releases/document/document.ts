import { onboardingPageOf } from '@console/contracts';
import { manifestAddress, uncachedParameter, type BootData } from '@console/contracts/release';
import { escaped } from '../../platform/http/escaped';
import type { ShellBuild } from '../release/builds';
import { ownerOf, type ServedRelease, type ServedRemote } from '../release/release.rules';
import { preloadsOf, textTagOf } from './preloads';
import { uncachedQueryOf, uncachedValueOf } from './uncached.rules';

/** Input for the HTML document. */
export interface DocumentFacts {
  pathname: string;
  /** Brand of the signed-in user's company, otherwise of the website's origin. */
  brand: BootData['brand'];
  boot: BootData;
  /** The live release with its manifests; the browser fetches and verifies them again. */
  release: ServedRelease;
  /** True if the request has a resume cookie of the onboarding flow. */
  mayResumeFlow: boolean;
  shell: ShellBuild;
  /** Path and query of the request. */
  url: string;
}

/**
 * Content of the document until the console is drawn, which replaces it. The shell's stylesheet shows it after some seconds;
 * it is all that a browser shows that cannot load the main script. Its link requests the shell's files under other addresses,
 * because a wrong response for the main script can be cached for a year.
 */
const standInOf = (query: string) =>
  [
    '<div class="stand-in">',
    `<p lang="en">The console is still loading. If it does not open, <a href="${escaped(query)}">reload the page</a>.</p>`,
    `<p lang="zh-CN">控制台仍在加载。如一直未打开，请<a href="${escaped(query)}">重新加载页面</a>。</p>`,
    '</div>',
  ].join('');

/** Builds the HTML document of a page: language, theme and title are correct before any script has run. */
export function documentOf({ pathname, brand, boot, release, mayResumeFlow, shell, url }: DocumentFacts): string {
  const page = pageOf(pathname);
  const owner = page === undefined ? undefined : ownerOf(release, page);
  const uncached = uncachedValueOf(url);
  const suffix = uncached === undefined ? '' : `?${uncachedParameter}=${uncached}`;
  return [
    '<!doctype html>',
    `<html lang="${boot.language === 'zh_CN' ? 'zh-CN' : 'en'}" data-theme="${boot.theme}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${boot.theme}">`,
    `<title>${escaped(titleOf(brand.platformLabel[boot.language], titleIn(boot.language, page, owner)))}</title>`,
    `<link rel="icon" href="${escaped(brand.icon)}">`,
    ...shell.entry.css.map(
      (file) => `<link rel="stylesheet" href="/s/${file}${suffix}" ${trusted(shell.files[file])}>`,
    ),
    ...shell.entry.js.map((file) => `<script defer src="/s/${file}${suffix}" ${trusted(shell.files[file])}></script>`),
    // Preloaded in parallel with the shell, which verifies the manifests before it shows a page of a remote.
    ...boot.offer.chosen.map(({ digest }) => textTagOf(manifestAddress(digest))),
    ...preloadsOf({
      shell,
      language: boot.language,
      visit: owner && page && isExpected(page, { ...boot, mayResumeFlow }) ? { page, owner } : undefined,
    }),
    '</head>',
    boot.theme === 'dark' ? '<body arco-theme="dark">' : '<body>',
    `<div id="root">${standInOf(uncachedQueryOf(url, Date.now().toString(36)))}</div>`,
    `<script type="application/json" id="boot">${inert(boot)}</script>`,
    `<script type="application/json" id="own-integrity">${inert(integrityOf(shell))}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Console pages have paths below /main, pages of the onboarding flow at the root. */
function pageOf(pathname: string): string | undefined {
  const inside = /^\/main\/([\w-]+(?:\/[\w-]+)*)\/?$/.exec(pathname)?.[1];
  return inside ?? onboardingPageOf(pathname.replaceAll('/', ''))?.page;
}

/** Predicts that the visitor will see the page itself rather than the sign-in page or another onboarding step. */
function isExpected(page: string, { mayResume, mayResumeFlow }: { mayResume: boolean; mayResumeFlow: boolean }) {
  const step = onboardingPageOf(page);
  return step ? step.needsSignIn === mayResumeFlow : mayResume;
}

const titleIn = (language: BootData['language'], page: string | undefined, owner: ServedRemote | undefined) =>
  owner?.manifest.pages.find(({ name }) => name === page)?.title[language];

const titleOf = (label: string, title: string | undefined) => (title ? `${title} · ${label}` : label);

const trusted = (file: { integrity: string } | undefined) =>
  `${file ? `integrity="${file.integrity}" ` : ''}crossorigin="anonymous"`;

const integrityOf = ({ files }: ShellBuild) =>
  Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [`/s/${file}`, integrity]));

/** JSON for a script element, with `<` escaped: `</script>` in a value would end the element. */
const inert = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
