import { z } from '@console/contracts/zod';
import { keyword } from '../list';
import { operation } from '../operation';
import { i18nText, id, requiredText, text } from '../text';

/** Who sees a view beside the one who made it. */
export const viewScopes = ['PRIVATE', 'ROLE', 'COMPANY'] as const;
export type ViewScope = (typeof viewScopes)[number];

/** How close the rows of a list stand. */
export const densities = ['COMFORTABLE', 'COMPACT'] as const;
export type Density = (typeof densities)[number];

/** Whoever may show views to others, and change what was shown to them. */
export const shareViews = 'lists.view.share';

/** Narrower, nothing can be read or held; wider, nothing else is left. */
export const columnWidths = { min: 48, max: 800 } as const;

/** One column as somebody wants it; their order is that of the list of them. */
export const columnLayout = z.strictObject({
  key: requiredText(40),
  isShown: z.boolean(),
  /** Pixels; null: as the list has it. */
  width: z.int().min(columnWidths.min).max(columnWidths.max).nullable(),
  /** It stays at the start while the others scroll sideways. */
  isPinned: z.boolean().optional(),
});
export type ColumnLayout = z.infer<typeof columnLayout>;

/** How a list looks. Columns that are not named stand as the list has them. */
export const listLayout = z.strictObject({ columns: z.array(columnLayout).max(60), density: z.enum(densities) });
export type ListLayout = z.infer<typeof listLayout>;

/** What a view remembers. Filters are stored as the address writes them, so that an old one can be told from a wrong one. */
export const viewContent = z.strictObject({
  filters: z
    .array(z.strictObject({ name: requiredText(40), values: z.array(requiredText(200)).min(1).max(200) }))
    .max(40),
  keyword: keyword(),
  sort: z.strictObject({ key: requiredText(40), dir: z.enum(['asc', 'desc']) }).nullable(),
  look: listLayout,
});
export type ViewContent = z.infer<typeof viewContent>;

/** A list is named by the call that answers it. */
const list = z
  .string()
  .max(80)
  .regex(/^(\/[A-Za-z][A-Za-z-]*)+$/);

/** A named state of a list. */
export const savedView = z.strictObject({
  id: id('view'),
  name: z.string(),
  scope: z.enum(viewScopes),
  /** The role that sees it; null unless it is shared with one. */
  roleId: z.string().nullable(),
  content: viewContent,
  owner: z.string(),
  isOwn: z.boolean(),
  /** May the asker rename, change and delete it? */
  mayChange: z.boolean(),
  version: z.int(),
});
export type SavedView = z.infer<typeof savedView>;

/** The views of a list that the user sees, how they want the list to look, and with which view they begin. */
export const listViews = operation({
  path: '/view/list',
  permission: 'signed-in',
  input: z.strictObject({ list }),
  output: z.strictObject({
    views: z.array(savedView),
    look: listLayout.nullable(),
    defaultId: id('view').nullable(),
    /** Roles that the user may share with; empty where they may not share. */
    roles: z.array(z.strictObject({ id: z.string(), name: i18nText })),
    mayShare: z.boolean(),
  }),
  reads: true,
});

/** What is decided about a view; a role is named exactly when it is shared with one. */
export const viewDraft = z.strictObject({
  name: requiredText(60),
  scope: z.enum(viewScopes),
  roleId: text(40).nullable(),
  content: viewContent,
});
export type ViewDraft = z.infer<typeof viewDraft>;

export const createView = operation({
  path: '/view/create',
  permission: 'signed-in',
  input: viewDraft.extend({ list }),
  output: savedView,
  idempotent: true,
});

const target = z.strictObject({ id: id('view'), version: z.int() });

export const saveView = operation({
  path: '/view/update',
  permission: 'signed-in',
  input: viewDraft.extend(target.shape),
  output: savedView,
});

/** Whoever began with it begins with the plain list from now on. */
export const removeView = operation({
  path: '/view/delete',
  permission: 'signed-in',
  input: target,
  output: z.strictObject({}),
});

/** The view with which this user begins; null: the plain list. */
export const beginWithView = operation({
  path: '/view/default',
  permission: 'signed-in',
  input: z.strictObject({ list, viewId: id('view').nullable() }),
  output: z.strictObject({ defaultId: id('view').nullable() }),
  audit: false,
});

/** How this user wants a list to look where no view says otherwise; null: as the list has it. */
export const saveLayout = operation({
  path: '/view/look',
  permission: 'signed-in',
  input: z.strictObject({ list, look: listLayout.nullable() }),
  output: z.strictObject({ look: listLayout.nullable() }),
  audit: false,
});
