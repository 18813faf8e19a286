import type { LiveRemote } from '@console/contracts/release';
import { contributionsIn } from './contributions.rules';

const tab = (name: string, permission = 'cards.card.view') => ({
  slot: 'card.tab',
  name,
  title: { en_US: name, zh_CN: name },
  permission,
  files: [],
});

function live(remote: string, contributes: ReturnType<typeof tab>[]): LiveRemote {
  const manifest = { remote, version: '1.0.0', pages: [], contributes };
  // Only the manifest is used here.
  return { remote, version: '1.0.0', base: `/r/${remote}/`, manifest } as unknown as LiveRemote;
}

const namesIn = (remotes: LiveRemote[], buttons: string[]) =>
  contributionsIn(remotes, new Set(buttons))
    .get('card.tab')
    ?.map(({ name, remote }) => `${remote.remote}:${name}`);

describe('a contribution of a remote', () => {
  test('is shown to users with its permission', () => {
    const remotes = [live('perks', [tab('perks'), tab('costs', 'company.fee.view')])];
    expect(namesIn(remotes, ['cards.card.view'])).toEqual(['perks:perks']);
    expect(namesIn(remotes, ['cards.card.view', 'company.fee.view'])).toEqual(['perks:perks', 'perks:costs']);
    expect(namesIn(remotes, [])).toBeUndefined();
  });

  test('is taken from the first remote if two have the same name', () => {
    const remotes = [live('perks', [tab('perks')]), live('others', [tab('perks'), tab('more')])];
    expect(namesIn(remotes, ['cards.card.view'])).toEqual(['perks:perks', 'others:more']);
  });
});
