import { setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { editorSchema } from './editor-schema';

const { nodes, marks } = editorSchema;

/** Action of the toolbar on the selection. */
export interface EditorAction {
  key: string;
  /** Text of its button. */
  sign: string;
  run: Command;
  /** Returns whether the action is already applied; absent for actions without a state. */
  isOn?: (state: EditorState) => boolean;
}

const hasMark = (type: MarkType) => (state: EditorState) => {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
};

/** Returns whether the selection is within such a block. */
const isWithin =
  (type: NodeType, attrs: Record<string, unknown> = {}) =>
  ({ selection: { $from } }: EditorState) =>
    Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
      (node) => node.type === type && Object.entries(attrs).every(([name, value]) => node.attrs[name] === value),
    );

/** Toggles a block: applies `into`, or `out` if the selection is within such a block. */
const switching =
  (isOn: (state: EditorState) => boolean, [into, out]: [Command, Command]): Command =>
  (state, dispatch) =>
    (isOn(state) ? out : into)(state, dispatch);

const mark = (key: string, sign: string, type: MarkType): EditorAction => ({
  key,
  sign,
  run: toggleMark(type),
  isOn: hasMark(type),
});

function heading(level: number): EditorAction {
  const isOn = isWithin(nodes.heading, { level });
  const run = switching(isOn, [setBlockType(nodes.heading, { level }), setBlockType(nodes.paragraph)]);
  return { key: `heading${level}`, sign: `H${level}`, run, isOn };
}

function list(key: string, sign: string, type: NodeType): EditorAction {
  const isOn = isWithin(type);
  return { key, sign, run: switching(isOn, [wrapInList(type), liftListItem(nodes.listItem)]), isOn };
}

const isQuote = isWithin(nodes.blockquote);

/** Actions in the order of the toolbar. */
export const editorActions: readonly EditorAction[] = [
  mark('bold', 'B', marks.strong),
  mark('italic', 'I', marks.em),
  mark('underline', 'U', marks.underline),
  heading(2),
  heading(3),
  list('bullets', '•', nodes.bulletList),
  list('numbers', '1.', nodes.orderedList),
  { key: 'quote', sign: '”', run: switching(isQuote, [wrapIn(nodes.blockquote), lift]), isOn: isQuote },
  { key: 'undo', sign: '↶', run: undo },
  { key: 'redo', sign: '↷', run: redo },
];

/** Returns the address of the link at the selection; null if there is no link. */
export function linkOf({ selection: { $from, to }, doc }: EditorState): string | null {
  let href: string | null = null;
  const note = (found: ReturnType<MarkType['isInSet']>) => found && (href ??= String(found.attrs['href']));
  note(marks.link.isInSet($from.marks()));
  doc.nodesBetween($from.pos, to, (node) => void note(marks.link.isInSet(node.marks)));
  return href;
}

/** Links the selection, or inserts the address if nothing is selected; null removes the link. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const { tr } = state;
    if (href === null) tr.removeMark(from, to, marks.link);
    else if (empty) tr.insert(from, editorSchema.text(href, [marks.link.create({ href })]));
    else tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
