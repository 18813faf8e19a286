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

/** Finds one record for most letters, none in time for "slow", and breaks over "broken". */
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

/** Beside the help of its page, which a printed remote brings along. */
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
 * What the team writes beside the page that it begins with: a tab for the page of a card, with something to write in, and
 * something for the dashboard, for cardholders and for the palette.
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
 * The remote of a fourth team, built outside of every checkout against the packed contracts alone. Answers where.
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
