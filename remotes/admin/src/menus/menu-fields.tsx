import type { InputOf } from '@console/contracts';
import type { MenuRecord, saveMenu } from '@console/contracts/devops';
import { type Form, useLocalText } from '@console/screens';
import { Checkbox, Field, NumberInput, Radio, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../common/reason-field';
import { parentsFor } from './menu-tree.rules';
import classes from './menus.module.css';

/** Outlines that say something in front of a menu. */
const icons = ['dashboard', 'card', 'users', 'building', 'scale', 'chart', 'file', 'bank', 'box', 'shield', 'sliders'];

interface MenuFieldsProps {
  form: Form<InputOf<typeof saveMenu>>;
  menus: readonly MenuRecord[];
  /** A menu leads to the same page for as long as it is there. */
  isNew: boolean;
}

export function MenuFields({ form, menus, isNew }: MenuFieldsProps) {
  const { values, set, touch, errorOf } = form;
  const { t } = useTranslation();
  const textOf = useLocalText();
  const line = (name: 'url' | 'nameEn' | 'nameZh') => (
    <TextInput
      value={values[name] ?? ''}
      lengthMax={name === 'url' ? 60 : 100}
      disabled={name === 'url' && !isNew}
      onChange={(value) => set(name, value)}
      onBlur={() => touch(name)}
    />
  );
  const below = parentsFor(menus, values.url).map(({ url, names }) => ({
    value: url,
    label: textOf(names),
    description: url,
  }));
  return (
    <>
      <Field label={t('menus.url')} required width="full" error={errorOf('url')} hint={t('menus.urlHint')}>
        {line('url')}
      </Field>
      <Field label={t('menus.nameEn')} required width="full" error={errorOf('nameEn')}>
        {line('nameEn')}
      </Field>
      <Field label={t('menus.nameZh')} required width="full" error={errorOf('nameZh')}>
        {line('nameZh')}
      </Field>
      <Field label={t('menus.below')} width="full" error={errorOf('below')}>
        <Select
          search
          options={[{ value: '', label: t('menus.top') }, ...below]}
          value={values.below}
          onChange={(value = '') => set('below', value)}
        />
      </Field>
      {!values.below && (
        <Field label={t('menus.position')} group width="full">
          <Radio
            value={values.position === 2 ? '2' : '1'}
            onChange={(value) => set('position', value === '2' ? 2 : 1)}
            options={(['1', '2'] as const).map((value) => ({ value, label: t(`menus.position.${value}`) }))}
          />
        </Field>
      )}
      <Field label={t('menus.seq')} required width="full" error={errorOf('seq')} hint={t('menus.seqHint')}>
        <NumberInput value={values.seq} onChange={(seq) => set('seq', seq)} onBlur={() => touch('seq')} />
      </Field>
      <Field label={t('menus.icon')} width="full" error={errorOf('icon')}>
        <Select
          options={[{ value: '', label: t('menus.noIcon') }, ...icons.map((value) => ({ value, label: value }))]}
          value={values.icon}
          onChange={(value = '') => set('icon', value)}
        />
      </Field>
      <Marks form={form} />
      <ReasonField form={form} hint={t('menus.whyHint')} />
    </>
  );
}

function Marks({ form: { values, set } }: Pick<MenuFieldsProps, 'form'>) {
  const { t } = useTranslation();
  return (
    <Field label={t('menus.marks')} group width="full">
      <div className={classes.choices}>
        {(['isHidden', 'isCache', 'isRecentUser'] as const).map((mark) => (
          <Checkbox key={mark} checked={values[mark] ?? false} onChange={(value) => set(mark, value)}>
            {t(`menus.about.${mark}`)}
          </Checkbox>
        ))}
      </div>
    </Field>
  );
}
