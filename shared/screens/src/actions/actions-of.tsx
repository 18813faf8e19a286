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

/** An action on a page of its own. */
interface Link<Shown> {
  icon: IconName;
  href: (record: Shown) => string;
}

/** An action that the dialog confirms. */
interface Action {
  icon: IconName;
  isDangerous?: boolean;
  /** Where the page of the record leads once it is done, because the record is gone. */
  leadsTo?: string;
}

/** Props of the dialog. */
export interface ActionProps<Shown, Code extends string> {
  record: Shown;
  action: Code;
  /** It was done. */
  onDone: () => void;
  /** The record is not what the page shows. */
  onChanged: () => void;
  onClose: () => void;
}

interface Declaration<Schema extends z.ZodObject> {
  /** Start of the keys of its texts: `budget.action.DISABLE`, and `budget.disabledReason.IN_USE` where one is disabled. */
  ns: string;
  /** Texts of reasons that are not in the locale files, because the server shows them too. */
  reasons?: Readonly<Record<string, I18nText>>;
  /** What the dialog shows of a row. An open dialog is handed over with it. */
  record: Schema;
  /** By the code of the action. */
  links?: Readonly<Record<string, Link<z.output<Schema>>>>;
}

interface WithDialog<Shown, Code extends string> {
  /** By the code of the action. */
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
 * Actions of one kind of record, in the order in which the server allows them. An allowed action that is not declared is
 * not shown.
 */
export function actionsOf<Schema extends z.ZodObject, Code extends string>(
  declaration: Declaration<Schema> & (WithDialog<z.output<Schema>, Code> | WithoutDialog),
): RecordActions<z.output<Schema> & Offering> {
  type Row = z.output<Schema> & Offering;
  const { ns, record, reasons = {}, links = {}, dialog } = declaration;
  const actions: Readonly<Record<string, Action>> = declaration.actions ?? {};
  // The dialog opens with what the schema parsed, and with codes that were declared.
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
            // A row may have more than the schema, which refuses what it does not know.
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
