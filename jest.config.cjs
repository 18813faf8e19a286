const { browser } = require('@console/configs/jest/browser');
const { node } = require('@console/configs/jest/node');

module.exports = {
  projects: [
    node('rules', ['tools']),
    node('pure', ['shared/contracts']),
    browser('browser', [
      'shared/session',
      'shared/api',
      'shared/i18n',
      'shared/ui',
      'shared/remote-kit',
      'shared/screens',
      'shell',
      'reveal',
      'remotes',
    ]),
    node('server', ['server']),
  ],
};
