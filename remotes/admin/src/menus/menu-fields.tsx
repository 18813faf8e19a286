import type { InputOf } from '@console/contracts';
import { type MenuRecord, saveMenu } from '@console/contracts/releases';
import { fieldsOf, type Form, useLocalText } from '@console/screens';
import { Field, Radio } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { parentsFor } from './menu-tree.rules';
import classes from './menus.module.css';

/** Icons for menus. */
const icons = ['dashboard', 'card', 'users', 'building', 'scale', 'chart', 'file', 'bank', 'box', 'shield', 'sliders'];

const fields = fieldsOf(saveMenu.input, 'menus');

const marks = ['isHidden', 'isCache', 'isRecentUser'] as const;

interface MenuFieldsProps {
  form: Form<InputOf<typeof saveMenu>>;
  menus: readonly MenuRecord[];
  /** False disables the page input, because the page of a menu never changes. */
  isNew: boolean;
}

export function MenuFields({ form: { values, set }, menus, isNew }: MenuFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const parents = parentsFor(menus, values.url).map(({ url, names }) => ({
    value: url,
    label: textOf(names),
    description: url,
  }));
  return (
    <>
      <fields.Text name="url" width="full" disabled={!isNew} hint={t('menus.urlHint')} />
      <fields.Text name="nameEn" width="full" />
      <fields.Text name="nameZh" width="full" />
      <fields.Select
        name="below"
        width="full"
        search
        required={false}
        placeholder={t('menus.top')}
        options={parents}
        onChange={(url = '') => set('below', url)}
      />
      {!values.below && (
        <Field label={t('menus.position')} group width="full">
          <Radio
            value={values.position === 2 ? '2' : '1'}
            onChange={(value) => set('position', value === '2' ? 2 : 1)}
            options={(['1', '2'] as const).map((value) => ({ value, label: t(`menus.position.${value}`) }))}
          />
        </Field>
      )}
      <fields.Number name="seq" width="full" hint={t('menus.seqHint')} />
      <fields.Select
        name="icon"
        width="full"
        required={false}
        placeholder={t('menus.noIcon')}
        options={icons.map((value) => ({ value, label: value }))}
        onChange={(icon = '') => set('icon', icon)}
      />
      <Field label={t('menus.marks')} group width="full">
        <div className={classes.choices}>
          {marks.map((mark) => (
            <fields.Check key={mark} name={mark} label={t(`menus.about.${mark}`)} />
          ))}
        </div>
      </Field>
      <fields.Area name="why" label={t('release.why')} hint={t('menus.whyHint')} />
    </>
  );
}
