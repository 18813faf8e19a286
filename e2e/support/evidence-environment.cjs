const { TestEnvironment } = require('jest-environment-node');
const { evidenceFolder } = require('./evidence-folder.cjs');

const nameOf = (test) => {
  const names = [test.name];
  for (let block = test.parent; block?.parent; block = block.parent) names.unshift(block.name);
  return names.join(' ');
};

/** Saves what the open pages show at the moment a test fails, before the test closes them. */
module.exports = class EvidenceEnvironment extends TestEnvironment {
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure') return;
    await this.global.saveEvidence?.(evidenceFolder(nameOf(event.test)));
  }
};
