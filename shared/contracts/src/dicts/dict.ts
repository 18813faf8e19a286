import { z } from '@console/contracts/zod';
import { exportCalls } from '../jobs/export';
import { allowedAction, countsInput, countsOutput, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, instant, longText, requiredText } from '../text';

/**
 * Kinds of dictionaries. `SYSTEM`: the product depends on its codes. `OWN`: created in the console, for other systems.
 */
export const dictKinds = ['SYSTEM', 'OWN'] as const;
/** Kind of a dictionary. */
export type DictKind = (typeof dictKinds)[number];

/** Code of a dictionary, such as `card_state`. */
export const dictId = z
  .string()
  .regex(/^[a-z]+(_[a-z]+)*$/)
  .max(60);

/** Dictionary: codes with their labels. */
export const dictRecord = z.strictObject({
  /** The dictionary code. */
  id: dictId,
  name: i18nText,
  description: z.string(),
  kind: z.enum(dictKinds),
  /** False if the console cannot change it. */
  isEditable: z.boolean(),
  entries: z.int(),
  /** Also increases when one of its entries changes. */
  version: z.int(),
  updatedAt: instant,
  /** User who changed it last; empty if never changed. */
  updatedBy: z.string(),
  allowedActions: z.array(allowedAction),
});
/** Dictionary: codes with their labels. */
export type DictRecord = z.infer<typeof dictRecord>;

export const dictFilter = z.strictObject({
  kind: z.array(z.enum(dictKinds)).max(2).optional(),
  isEditable: z.boolean().optional(),
});
export type DictFilter = z.infer<typeof dictFilter>;

const sortable = ['id', 'version', 'updatedAt'] as const;

/** `keyword` matches code, name and description. */
export const listDicts = operation({
  path: '/dict/list',
  permission: 'admin.dict.view',
  input: listInput(dictFilter, [...sortable]),
  output: listOutput(dictRecord),
  reads: true,
});

/** Counts dictionaries by kind, for the tabs of the list. */
export const countDicts = operation({
  path: '/dict/counts',
  permission: 'admin.dict.view',
  input: countsInput(dictFilter.omit({ kind: true })),
  output: countsOutput(dictKinds),
  reads: true,
});

/** Exports all dictionaries that match the filters. */
export const { start: exportDicts, count: countDictExport } = exportCalls({
  path: '/dict',
  permission: 'admin.dict.export',
  filter: dictFilter,
  sortable: [...sortable],
  rowId: dictId,
});

export const readDict = operation({
  path: '/dict/detail',
  permission: 'admin.dict.view',
  input: z.strictObject({ id: dictId }),
  output: dictRecord,
  reads: true,
});

const naming = z.strictObject({
  nameEn: requiredText(),
  nameZh: requiredText(),
  description: longText(),
});

/** Form input of a new dictionary. */
export const dictDraft = naming.extend({ code: requiredText(40) });
/** Form input of a new dictionary. */
export type DictDraft = z.infer<typeof dictDraft>;

/** Creates a custom dictionary. */
export const createDict = operation({
  path: '/dict/create',
  permission: 'admin.dict.save',
  needsProof: true,
  input: dictDraft,
  output: dictRecord,
});

/** Updates a dictionary; its code cannot change. Open pages receive the change. */
export const updateDict = operation({
  path: '/dict/update',
  permission: 'admin.dict.save',
  needsProof: true,
  input: naming.extend({ id: dictId, version: z.int() }),
  output: dictRecord,
});
