import { queryDescriptions, queryDicts } from '@console/contracts';
import type { App } from '../deps';
import { mount } from '../http/mount';
import { findDetails, findDictVersion, findLabels } from './dict.query';

export function dictRoutes(app: App): void {
  mount(app, queryDicts, async ({ dicts, sinceVersion }, { db }) => {
    const version = await findDictVersion(db);
    return { version, dicts: sinceVersion === version ? {} : await findDetails(db, dicts) };
  });

  mount(app, queryDescriptions, async ({ items }, { db }) => {
    const found = await findLabels(
      db,
      items.map(({ dict }) => dict),
    );
    const labels = new Map(found.map(({ dict, code, label }) => [`${dict} ${code}`, label]));
    // A code without a label is returned unchanged, so that the gap is visible and nothing breaks.
    return {
      list: items.map(({ dict, code }) => ({
        dict,
        code,
        label: labels.get(`${dict} ${code}`) ?? { en_US: code, zh_CN: code },
      })),
    };
  });
}
