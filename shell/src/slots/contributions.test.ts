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
  // Of a live remote only what it says of itself is read here.
  return { remote, version: '1.0.0', base: `/r/${remote}/`, manifest } as unknown as LiveRemote;
}

const namesIn = (remotes: LiveRemote[], buttons: string[]) =>
  contributionsIn(remotes, new Set(buttons))
    .get('card.tab')
    ?.map(({ name, remote }) => `${remote.remote}:${name}`);

describe('what remotes contribute to a slot', () => {
  test('is shown to those whose permissions it names', () => {
    const remotes = [live('perks', [tab('perks'), tab('costs', 'company.fee.view')])];
    expect(namesIn(remotes, ['cards.card.view'])).toEqual(['perks:perks']);
    expect(namesIn(remotes, ['cards.card.view', 'company.fee.view'])).toEqual(['perks:perks', 'perks:costs']);
    expect(namesIn(remotes, [])).toBeUndefined();
  });

  test('comes from the first remote that has the name', () => {
    const remotes = [live('perks', [tab('perks')]), live('others', [tab('perks'), tab('more')])];
    expect(namesIn(remotes, ['cards.card.view'])).toEqual(['perks:perks', 'others:more']);
  });
});
