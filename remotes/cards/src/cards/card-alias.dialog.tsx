import { renameCard } from '@console/contracts/cards';
import { Field, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { ChangeDialog, type ChangeDialogProps, lastOf, useCardChange } from './card-change';

/** The longest alias that the contract takes. */
const aliasMax = 40;

export default function CardAliasDialog(about: ChangeDialogProps) {
  const { t } = useTranslation();
  const { card, form, frame } = useCardChange({
    ...about,
    operation: renameCard,
    start: { alias: about.card.alias },
    done: 'card.ALIAS.done',
    undoing: ({ id, version, number }, before) => ({
      operation: renameCard,
      input: { id, version, alias: before.alias },
      done: t('card.ALIAS.undone', { number: lastOf({ number }) }),
    }),
  });
  return (
    <ChangeDialog title={t('card.ALIAS.title', { number: lastOf(card) })} submit={t('card.ALIAS')} frame={frame}>
      <Field required width="full" label={t('card.alias')} error={form.errorOf('alias')}>
        <TextInput
          value={form.values.alias ?? ''}
          lengthMax={aliasMax}
          onChange={(alias) => form.set('alias', alias)}
          onBlur={() => form.touch('alias')}
        />
      </Field>
    </ChangeDialog>
  );
}
