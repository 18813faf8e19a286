const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Test files that take minutes, the longest first. A long file that starts last would run alone while other workers are
 * idle.
 */
const longest = [
  'e2e/teams/new-noun.extended.ts',
  'e2e/catalogue/samples.extended.ts',
  'e2e/shell/widths.extended.ts',
  'e2e/faults/remote.extended.ts',
  'e2e/faults/failed-calls.extended.ts',
  'e2e/cards/views.extended.ts',
  'e2e/teams/new-remote.extended.ts',
  'e2e/teams/places.extended.ts',
  'e2e/releases/tamper.spec.ts',
  'server/src/platform/http/reach-matrix.test.ts',
  'server/src/domains/admin/roles/escalation.test.ts',
  'server/src/platform/http/access-matrix.test.ts',
  'server/demo/src/history.demo.test.ts',
  'server/demo/src/same-on-every-day.demo.test.ts',
  'server/src/domains/admin/users/user-escalation.test.ts',
];

module.exports = class extends Sequencer {
  sort(tests) {
    const rankOf = ({ path }) => {
      const rank = longest.findIndex((name) => path.endsWith(`/${name}`));
      return rank < 0 ? longest.length : rank;
    };
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
};
