import path from 'node:path';
import { standAlone } from './outside';
import { perksTab as tab, perksTexts } from './perks-tab';
import { passed, type Team } from './team';

const tile = `
import type { ContributionProps } from '@console/remote-kit/contributions';
import { useTranslation } from 'react-i18next';

export default function PerksTile({ days }: ContributionProps<'dashboard.tile'>) {
  const { t } = useTranslation();
  return <p>{t('perks.used', { days })}</p>;
}
`;

const related = `
import type { ContributionProps } from '@console/remote-kit/contributions';

export default function PerksOfRecord({ kind, id }: ContributionProps<'record.related'>) {
  return <p>{\`Perks of \${kind} \${id}\`}</p>;
}
`;

/** Finds one record for most keywords, does not respond in time for "slow", and fails for "broken". */
const records = `
import type { ContributionProps } from '@console/remote-kit/contributions';
import { useEffect, useEffectEvent } from 'react';

export default function PerksSearch({ keyword, onEvent }: ContributionProps<'palette.records'>) {
  const report = useEffectEvent(onEvent);
  useEffect(() => {
    const item = { id: 'perk_1', label: \`Perk of \${keyword}\`, hint: 'Lounge', page: 'cards-balance', search: 'state=FROZEN' };
    if (keyword !== 'slow') report({ keyword, items: [item] });
  }, [keyword]);
  if (keyword === 'broken') throw new Error('broken over letters');
  return null;
}
`;

/** Added beside the help of its page, which a generated remote contains. */
const contributes = `  'card.tab': {
    perks: { title: 'perks.title', permission: 'cards.card.view', load: () => import('./perks/perks.tab') },
  },
  'dashboard.tile': {
    perks: { title: 'perks.title', permission: 'cards.card.view', load: () => import('./perks/perks.tile') },
  },
  'record.related': {
    'cardholder-perks': {
      title: 'perks.title',
      permission: 'cards.card.view',
      load: () => import('./perks/perks.related'),
    },
  },
  'palette.records': {
    perks: { title: 'perks.title', permission: 'cards.card.view', load: () => import('./perks/perks.records') },
  },
`;

const texts = {
  'en-US': { ...perksTexts['en-US'], 'perks.title': 'Perks', 'perks.used': 'Perks used in {{days}} days' },
  'zh-CN': { ...perksTexts['zh-CN'], 'perks.title': '权益', 'perks.used': '{{days}}天内使用的权益' },
};

/**
 * Files that the team adds to the page of a generated remote: a tab with an input on the card page, and contributions
 * to the dashboard, the cardholder page and the palette.
 */
function writePerks({ write }: Team['checkout']): void {
  for (const [name, source] of Object.entries({ tab, tile, related, records }))
    write(`remotes/perks/src/perks/perks.${name}.tsx`, () => source);
  const begin = 'defineContributions({\n';
  write('remotes/perks/src/screens.ts', (text) => text.replace(begin, `${begin}${contributes}`));
  for (const [locale, added] of Object.entries(texts))
    write(`remotes/perks/src/perks/${locale}.json`, (text) =>
      JSON.stringify({ ...(JSON.parse(text) as object), ...added }),
    );
}

/**
 * Builds the remote of a fourth team, outside of every checkout and only against the packed contracts. Returns its
 * folder.
 */
export async function buildPerks({ checkout }: Team): Promise<{ dist: string; remove: () => void }> {
  await passed(checkout.tool('new-remote', ['perks', '--title', 'Perks', '--title-zh', '权益']));
  checkout.link('perks', 'cards');
  writePerks(checkout);
  const archives = path.join(checkout.root, 'dist/packages');
  await passed(checkout.tool('contracts', [archives]));
  const { root, remove } = standAlone(path.join(checkout.root, 'remotes/perks'), archives);
  const bin = (name: string) => path.join(root, 'node_modules', name);
  await passed(checkout.run(process.execPath, [bin('typescript/bin/tsc'), '-p', root]));
  await passed(
    checkout.run(process.execPath, [bin('webpack-cli/bin/cli.js'), '--config', path.join(root, 'webpack.config.mjs')]),
  );
  return { dist: path.join(root, 'dist'), remove };
}
