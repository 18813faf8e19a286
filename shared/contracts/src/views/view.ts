import { z } from '@console/contracts/zod';
import { keyword } from '../list';
import { operation } from '../operation';
import { i18nText, id, requiredText, text } from '../text';

/** Users who can see a view besides its owner. */
export const viewScopes = ['PRIVATE', 'ROLE', 'COMPANY'] as const;
export type ViewScope = (typeof viewScopes)[number];

/** Row densities of a list. */
export const densities = ['COMFORTABLE', 'COMPACT'] as const;
export type Density = (typeof densities)[number];

/** Permission to share views and to change shared views. */
export const shareViews = 'lists.view.share';

/**
 * Limits of a column width in pixels: a narrower column is unreadable and cannot be dragged, a wider one fills the
 * screen.
 */
export const columnWidths = { min: 48, max: 800 } as const;

/** Layout of a column. The order of the columns is the order of the array. */
export const columnLayout = z.strictObject({
  key: requiredText(40),
  isShown: z.boolean(),
  /** Pixels; null for the default width. */
  width: z.int().min(columnWidths.min).max(columnWidths.max).nullable(),
  /** Pinned to the start while the other columns scroll horizontally. */
  isPinned: z.boolean().optional(),
});
export type ColumnLayout = z.infer<typeof columnLayout>;

/** Layout of a list. Columns that it does not contain have their default layout. */
export const listLayout = z.strictObject({ columns: z.array(columnLayout).max(60), density: z.enum(densities) });
export type ListLayout = z.infer<typeof listLayout>;

/**
 * Content of a view. Filters are stored as in the page's address, so that a filter of an older version can be
 * distinguished from an invalid one.
 */
export const viewContent = z.strictObject({
  filters: z
    .array(z.strictObject({ name: requiredText(40), values: z.array(requiredText(200)).min(1).max(200) }))
    .max(40),
  keyword: keyword(),
  sort: z.strictObject({ key: requiredText(40), dir: z.enum(['asc', 'desc']) }).nullable(),
  look: listLayout,
});
export type ViewContent = z.infer<typeof viewContent>;

/** Path of the list's operation, which identifies the list. */
const list = z
  .string()
  .max(80)
  .regex(/^(\/[A-Za-z][A-Za-z-]*)+$/);

/** Saved view of a list. */
export const savedView = z.strictObject({
  id: id('view'),
  name: z.string(),
  scope: z.enum(viewScopes),
  /** Role that can see it; null unless it is shared with a role. */
  roleId: z.string().nullable(),
  content: viewContent,
  owner: z.string(),
  isOwn: z.boolean(),
  /** The caller can rename, change and delete it. */
  mayChange: z.boolean(),
  version: z.int(),
});
export type SavedView = z.infer<typeof savedView>;

/** Returns the views of a list that the user can see, the user's layout of it, and the default view. */
export const listViews = operation({
  path: '/view/list',
  permission: 'signed-in',
  input: z.strictObject({ list }),
  output: z.strictObject({
    views: z.array(savedView),
    look: listLayout.nullable(),
    defaultId: id('view').nullable(),
    /** Roles that the user can share views with; empty if the user has no permission to share. */
    roles: z.array(z.strictObject({ id: z.string(), name: i18nText })),
    mayShare: z.boolean(),
  }),
  reads: true,
});

/** Form input of a view. `roleId` is set only if the view is shared with a role. */
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

/** Deletes a view. Users who had it as the default view get the standard view. */
export const removeView = operation({
  path: '/view/delete',
  permission: 'signed-in',
  input: target,
  output: z.strictObject({}),
});

/** Sets the default view of the user; null for the standard view. */
export const beginWithView = operation({
  path: '/view/default',
  permission: 'signed-in',
  input: z.strictObject({ list, viewId: id('view').nullable() }),
  output: z.strictObject({ defaultId: id('view').nullable() }),
  audit: false,
});

/** Saves the user's layout of a list, used without a saved view; null for the default layout. */
export const saveLayout = operation({
  path: '/view/look',
  permission: 'signed-in',
  input: z.strictObject({ list, look: listLayout.nullable() }),
  output: z.strictObject({ look: listLayout.nullable() }),
  audit: false,
});
