import {
  assignCardBin,
  changeCardBinStatus,
  createCardBin,
  listBinAssignments,
  listBinChoices,
  listBinOptions,
  listCardBins,
  listIssuableBins,
  readCardBin,
  saveCardBin,
  countCardBinExport,
  exportCardBins,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { cardBinExport } from './card-bin.export';
import { mount } from '../../../platform/http/mount';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { assignBin, assignmentsOf } from './bin-assignment.actions';
import { findBinChoices } from './bin-assignment.store';
import { findBinRecords, readBinDraft, readBinRecord } from './bin-record.query';
import { findBinOptions, findIssuableBins } from './card-bin.query';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { changeBinStatus, createBin, saveBin } from './card-bin.actions';

export function cardBinRoutes(app: App): void {
  mount(app, listIssuableBins, async ({ purpose = 'CARD' }, context) => ({
    list: await findIssuableBins(context, purpose),
    today: companyDay(context),
  }));
  mount(app, listBinOptions, async (_input, context) => ({ list: await findBinOptions(context) }));
  mount(app, listCardBins, (query, context) => findBinRecords(context, query));
  mount(app, listBinChoices, (_input, context) => findBinChoices(context));
  mount(app, readCardBin, async ({ id }, context) => {
    await refuseOthers(context);
    return { record: await readBinRecord(context, id), draft: (await readBinDraft(context, id)).draft };
  });
  mount(app, createCardBin, (draft, context) => createBin(draft, context));
  mount(app, saveCardBin, (change, context) => saveBin(change, context));
  mount(app, changeCardBinStatus, (change, context) => changeBinStatus(change, context));
  mount(app, listBinAssignments, ({ id }, context) => assignmentsOf(id, context));
  mount(app, assignCardBin, (input, context) => assignBin(input, context));
  mountExport(app, {
    count: countCardBinExport,
    start: exportCardBins,
    type: 'BIN_EXPORT',
    dataset: cardBinExport,
  });
}
