import { scopeNodesOf } from './api-key-scopes.rules';
import { keyDetailOf, scopes } from './testing/api-key-samples';

const reading = {
  textOf: ({ en_US }: { en_US: string }) => en_US,
  areaName: (area: string) => area.toUpperCase(),
  highRisk: 'High risk',
  noEffect: 'No effect',
};

const rowsOf = (held: Parameters<typeof scopeNodesOf>[1], offered = scopes) =>
  scopeNodesOf(offered, held, reading).map(({ label, children = [] }) => [
    label,
    children.map((node) => [node.id, node.label, node.mark]),
  ]);

test('scopes are grouped by area in the order of the catalogue, with code and risk', () => {
  expect(rowsOf([])).toEqual([
    [
      'CARDS',
      [
        ['cards.card.view', 'View cards · cards.card.view', undefined],
        ['cards.card.cancel', 'Cancel cards · cards.card.cancel', 'High risk'],
      ],
    ],
    ['MERCHANTS', [['merchants.merchant.view', 'View merchants · merchants.merchant.view', undefined]]],
  ]);
});

test('a scope that the user cannot grant stays selectable, and one without effect is marked', () => {
  const [view] = scopes;
  expect(rowsOf(keyDetailOf().scopeList, view && [view])).toEqual([
    [
      'CARDS',
      [
        ['cards.card.view', 'View cards · cards.card.view', undefined],
        ['cards.card.cancel', 'Cancel cards · cards.card.cancel', 'No effect'],
      ],
    ],
  ]);
});
