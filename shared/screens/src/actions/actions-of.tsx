import type { AllowedAction, I18nText } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { useShell } from '@console/remote-kit';
import type { IconName } from '@console/ui';
import type { RowAction } from '@console/ui/table';
import { type FunctionComponent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../handover/use-dialog';
import { useLocalText } from '../use-shown';
import type { RecordActions } from './record-actions';

/** An action that opens a page. */
interface Link<Shown> {
  icon: IconName;
  href: (record: Shown) => string;
}

/** An action that opens a dialog. */
interface Action {
  icon: IconName;
  isDangerous?: boolean;
  /** Address to open from the record page afterwards, for an action that deletes the record. */
  leadsTo?: string;
}

/** Props of the dialog. */
export interface ActionProps<Shown, Code extends string> {
  record: Shown;
  action: Code;
  /** Called when the action has succeeded. */
  onDone: () => void;
  /** Called when the record differs from the shown one. */
  onChanged: () => void;
  onClose: () => void;
}

interface Declaration<Schema extends z.ZodObject> {
  /** Prefix of the text keys: `budget.action.DISABLE`, and `budget.disabledReason.IN_USE` for disabled actions. */
  ns: string;
  /** Texts of disabled reasons that are shared with the server and therefore not in the locale files. */
  reasons?: Readonly<Record<string, I18nText>>;
  /** Schema of the part of a row that the dialog shows. It is transferred with an open dialog. */
  record: Schema;
  /** Actions with a page, by code. */
  links?: Readonly<Record<string, Link<z.output<Schema>>>>;
}

interface WithDialog<Shown, Code extends string> {
  /** Actions with a dialog, by code. */
  actions: Readonly<Record<Code, Action>>;
  dialog: FunctionComponent<ActionProps<Shown, NoInfer<Code>>>;
}

interface WithoutDialog {
  actions?: undefined;
  dialog?: undefined;
}

interface Offering {
  allowedActions: readonly AllowedAction[];
}

/**
 * Returns the actions of one kind of record, in the order of `allowedActions`. Allowed actions that are not declared are
 * not shown.
 */
export function actionsOf<Schema extends z.ZodObject, Code extends string>(
  declaration: Declaration<Schema> & (WithDialog<z.output<Schema>, Code> | WithoutDialog),
): RecordActions<z.output<Schema> & Offering> {
  type Row = z.output<Schema> & Offering;
  const { ns, record, reasons = {}, links = {}, dialog } = declaration;
  const actions: Readonly<Record<string, Action>> = declaration.actions ?? {};
  // The dialog only opens with a record that the schema has parsed and a declared code.
  const Dialog = dialog as FunctionComponent<ActionProps<unknown, string>> | undefined;
  const shape: { record: z.ZodType; action: string[] } = { record, action: Object.keys(actions) };
  return {
    useActions: ({ reload, leave }) => {
      const { t } = useTranslation();
      const textOf = useLocalText();
      const { navigate } = useShell();
      const { open, close, show } = useDialog(`${ns} action`, shape);
      const reasonText = useCallback(
        (reason: string) => (reasons[reason] ? textOf(reasons[reason]) : t(`${ns}.disabledReason.${reason}`)),
        [t, textOf],
      );
      const rowActions = useCallback(
        (row: Row): RowAction[] =>
          row.allowedActions.flatMap(({ action: code, enabled, reason }) => {
            const link = links[code];
            const action = actions[code];
            const icon = (link ?? action)?.icon;
            if (!icon) return [];
            // The strict schema refuses unknown fields, so the additional fields of a row are stripped.
            const ask = () => open({ record: record.strip().parse(row), action: code });
            return {
              key: code,
              label: t(`${ns}.action.${code}`),
              icon,
              onClick: () => (link ? navigate(link.href(row)) : ask()),
              disabled: !enabled,
              reason: reason && reasonText(reason),
              danger: action?.isDangerous,
            };
          }),
        [t, reasonText, navigate, open],
      );
      const finish = (code: string) => {
        const href = actions[code]?.leadsTo;
        if (leave && href !== undefined) leave(href);
        else reload();
      };
      const shown =
        Dialog &&
        show((about) => <Dialog {...about} onDone={() => finish(about.action)} onChanged={reload} onClose={close} />);
      return { rowActions, dialog: shown };
    },
  };
}
