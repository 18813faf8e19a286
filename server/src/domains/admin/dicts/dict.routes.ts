import {
  countDictEntryExport,
  countDictExport,
  countDicts,
  createDict,
  createDictEntry,
  exportDictEntries,
  exportDicts,
  listDictEntries,
  listDicts,
  readDict,
  readDictEntry,
  removeDictEntry,
  setDictEntryStatus,
  updateDict,
  updateDictEntry,
} from '@console/contracts/dicts';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { isOfPlatform } from '../../../platform/reach/platform.query';
import { addDict, saveDict } from './dict.actions';
import { dictExport } from './dict.export';
import { countDictKinds, findDict, findDicts } from './dict.query';
import { addDictEntry, eraseDictEntry, saveDictEntry, switchDictEntry } from './dict-entry.actions';
import { dictEntryExport } from './dict-entry.export';
import { findDictEntries, findDictEntry, keyOf } from './dict-entry.query';

/** Operations on dictionaries. All companies can read them; only the company that runs the platform can edit them. */
export function dictRecordRoutes(app: App): void {
  mount(app, listDicts, async (query, context) => {
    refuseParts(context.actor);
    return findDicts(context, await isOfPlatform(context), query);
  });
  mount(app, countDicts, (query, context) => {
    refuseParts(context.actor);
    return countDictKinds(context, query);
  });
  mountExport(app, { count: countDictExport, start: exportDicts, type: 'DICT_EXPORT', dataset: dictExport });
  mount(app, readDict, async ({ id }, context) => {
    refuseParts(context.actor);
    return findDict({ ...context, edits: await isOfPlatform(context) }, id);
  });
  mount(app, createDict, (draft, context) => addDict(draft, context));
  mount(app, updateDict, (change, context) => saveDict(change, context));

  mount(app, listDictEntries, async (query, context) => {
    refuseParts(context.actor);
    return findDictEntries(context, await isOfPlatform(context), query);
  });
  mountExport(app, {
    count: countDictEntryExport,
    start: exportDictEntries,
    type: 'DICT_ENTRY_EXPORT',
    dataset: dictEntryExport,
  });
  mount(app, readDictEntry, async ({ id }, context) => {
    refuseParts(context.actor);
    return findDictEntry({ ...context, edits: await isOfPlatform(context) }, keyOf(id));
  });
  mount(app, createDictEntry, (draft, context) => addDictEntry(draft, context));
  mount(app, updateDictEntry, (change, context) => saveDictEntry(change, context));
  mount(app, setDictEntryStatus, (change, context) => switchDictEntry(change, context));
  mount(app, removeDictEntry, async (target, context) => {
    await eraseDictEntry(target, context);
    return { ok: true };
  });
}
