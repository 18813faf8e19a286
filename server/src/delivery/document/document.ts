import { onboardingPageOf } from '@console/contracts';
import { manifestAddress, type BootData, type LiveRemote, type Release } from '@console/contracts/release';
import { escaped } from '../../platform/http/escaped';
import type { ShellBuild } from '../release/builds';
import { ownerOf } from '../release/release.rules';
import { preloadsOf } from './preloads';

/** What a document is written from. */
export interface DocumentFacts {
  pathname: string;
  /** Of who is signed in, else of the address. */
  brand: BootData['brand'];
  boot: BootData;
  /** What is live, with the manifests that the browser fetches and verifies by itself. */
  release: Release;
  /** A resume cookie of the onboarding flow came with the request. */
  mayResumeFlow: boolean;
  shell: ShellBuild;
}

/** The document of every console address: right language, theme and title before any script has run. */
export function documentOf({ pathname, brand, boot, release, mayResumeFlow, shell }: DocumentFacts): string {
  const page = pageOf(pathname);
  const owner = page === undefined ? undefined : ownerOf(release, page);
  return [
    '<!doctype html>',
    `<html lang="${boot.language === 'zh_CN' ? 'zh-CN' : 'en'}" data-theme="${boot.theme}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${boot.theme}">`,
    `<title>${escaped(titleOf(brand.platformLabel[boot.language], titleIn(boot.language, page, owner)))}</title>`,
    `<link rel="icon" href="${escaped(brand.icon)}">`,
    ...shell.entry.css.map((file) => `<link rel="stylesheet" href="/s/${file}" ${trusted(shell.files[file])}>`),
    ...shell.entry.js.map((file) => `<script defer src="/s/${file}" ${trusted(shell.files[file])}></script>`),
    // Fetched while the shell is: it verifies them before it shows a page of a remote.
    ...boot.offer.chosen.map(
      ({ digest }) => `<link rel="preload" as="fetch" href="${manifestAddress(digest)}" crossorigin="anonymous">`,
    ),
    ...preloadsOf({
      shell,
      language: boot.language,
      visit: owner && page && isExpected(page, { ...boot, mayResumeFlow }) ? { page, owner } : undefined,
    }),
    '</head>',
    boot.theme === 'dark' ? '<body arco-theme="dark">' : '<body>',
    '<div id="root"></div>',
    `<script type="application/json" id="boot">${inert(boot)}</script>`,
    `<script type="application/json" id="own-integrity">${inert(integrityOf(shell))}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Pages of the console lie below /main, those of the onboarding flow at the root. */
function pageOf(pathname: string): string | undefined {
  const inside = /^\/main\/([\w-]+(?:\/[\w-]+)*)\/?$/.exec(pathname)?.[1];
  return inside ?? onboardingPageOf(pathname.replaceAll('/', ''))?.page;
}

/** Whether the visitor will probably see the page itself, and not a sign-in or the step that comes next. */
function isExpected(page: string, { mayResume, mayResumeFlow }: { mayResume: boolean; mayResumeFlow: boolean }) {
  const step = onboardingPageOf(page);
  return step ? step.needsSignIn === mayResumeFlow : mayResume;
}

const titleIn = (language: BootData['language'], page: string | undefined, owner: LiveRemote | undefined) =>
  owner?.manifest.pages.find(({ name }) => name === page)?.title[language];

const titleOf = (label: string, title: string | undefined) => (title ? `${title} · ${label}` : label);

const trusted = (file: { integrity: string } | undefined) =>
  `${file ? `integrity="${file.integrity}" ` : ''}crossorigin="anonymous"`;

const integrityOf = ({ files }: ShellBuild) =>
  Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [`/s/${file}`, integrity]));

/** JSON inside a script element: an opening bracket could end the element. */
const inert = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
