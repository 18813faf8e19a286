import {
  countApiKeys,
  createApiKey,
  listApiKeys,
  listApiKeyScopes,
  readApiKey,
  readApiKeyHistory,
  revokeApiKey,
  rotateApiKey,
  updateApiKey,
} from '@console/contracts/merchants';
import { findRecordHistory } from '../../../platform/audit/record-history.query';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { seesWhole } from '../../../platform/reach/reach.rules';
import * as actions from './api-key.actions';
import {
  countApiKeyStatuses,
  findApiKey,
  findApiKeys,
  findScopes,
  offeredScopes,
  readApiKeyDetail,
} from './api-key.query';

export function apiKeyRoutes(app: App): void {
  mount(app, listApiKeys, (query, context) => findApiKeys(context, query));
  mount(app, countApiKeys, (query, context) => countApiKeyStatuses(context, query));
  mount(app, readApiKey, ({ id }, context) => readApiKeyDetail(context, id));
  mount(app, readApiKeyHistory, async ({ id }, context) => {
    await findApiKey(context, id);
    return findRecordHistory(context, { objectType: 'api_key', id });
  });
  mount(app, listApiKeyScopes, async (_input, { db, actor }) => ({
    list: await findScopes(db, offeredScopes(actor)),
    allMerchants: seesWhole(actor),
  }));
  mount(app, createApiKey, actions.create);
  mount(app, updateApiKey, actions.update);
  mount(app, rotateApiKey, actions.rotate);
  mount(app, revokeApiKey, actions.revoke);
}
