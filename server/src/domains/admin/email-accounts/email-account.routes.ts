import {
  connectEmailAccount,
  createEmailAccount,
  listEmailAccounts,
  listMailSettings,
  readEmailAccount,
  removeEmailAccount,
  setDefaultEmailAccount,
  setEmailAccountStatus,
  testEmailAccount,
  updateEmailAccount,
} from '@console/contracts/email-accounts';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { mayReachInside } from '../../../platform/webhooks/address';
import {
  addAccount,
  chooseDefault,
  connectAccount,
  eraseAccount,
  transitionAccount,
  saveAccount,
  testAccount,
} from './email-account.actions';
import { findEmailAccount, findEmailAccounts, findMailSettings } from './email-account.query';

/** Operations on the platform's mail servers. Only the company that runs the platform can use them. */
export function emailAccountRoutes(app: App): void {
  const { config, secrets } = app.deps;
  const surroundings = { secrets, allowsInside: mayReachInside(config) };

  mount(app, listEmailAccounts, async (query, context) => {
    await refuseOthers(context);
    return findEmailAccounts(context, query);
  });
  mount(app, readEmailAccount, async ({ id }, context) => {
    await refuseOthers(context);
    return findEmailAccount(context, id);
  });
  mount(app, listMailSettings, async ({ id }, context) => {
    await refuseOthers(context);
    return { list: await findMailSettings(context, id) };
  });
  mount(app, createEmailAccount, (draft, context) => addAccount(draft, context));
  mount(app, updateEmailAccount, (change, context) => saveAccount(change, context));
  mount(app, connectEmailAccount, (settings, context) => connectAccount(settings, context, surroundings));
  mount(app, testEmailAccount, (target, context) => testAccount(target, context));
  mount(app, setEmailAccountStatus, (change, context) => transitionAccount(change, context));
  mount(app, setDefaultEmailAccount, (target, context) => chooseDefault(target, context));
  mount(app, removeEmailAccount, async (target, context) => {
    await eraseAccount(target, context);
    return { ok: true };
  });
}
