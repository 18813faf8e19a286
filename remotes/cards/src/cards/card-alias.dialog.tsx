import { type Card, renameCard } from '@console/contracts/cards';
import { fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { CardChangeDialog, type ChangeDialogProps, lastOf } from './card-change.dialog';

const fields = fieldsOf(renameCard.input, 'card');

const startOf = ({ alias }: Card) => ({ alias });

export default function CardAliasDialog(about: ChangeDialogProps) {
  const { t } = useTranslation();
  return (
    <CardChangeDialog
      {...about}
      action="ALIAS"
      operation={renameCard}
      startOf={startOf}
      undoing={({ id, version, number }, before) => ({
        operation: renameCard,
        input: { id, version, alias: before.alias },
        done: t('card.ALIAS.undone', { number: lastOf({ number }) }),
      })}
    >
      {() => <fields.Text name="alias" width="full" />}
    </CardChangeDialog>
  );
}
