import { type ButtonDraft, buttonDraft, type ButtonRecord, readButton, updateButton } from '@console/contracts/buttons';
import { formatCount } from '@console/i18n';
import { AuditHistoryLink, fieldsOf, FormPage, useDicts, useLocalText } from '@console/screens';
import { Facts, StatusBadge } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { buttonDicts, riskOf } from './button-columns';
import { listHref } from './button-pages';
import classes from './buttons.module.css';

const fields = fieldsOf(buttonDraft, 'button');

const edit = {
  read: readButton,
  update: updateButton,
  rowOf: (button: ButtonRecord) => button,
  changeOf: (draft: ButtonDraft, target: { id: string; version: number }) => ({ ...draft, ...target }),
};

/** Edits names and order of a button; the product defines all other values. */
export default function ButtonForm() {
  const { t } = useTranslation();
  const textOf = useLocalText();
  return (
    <FormPage
      ns="button"
      failed="button.oneFailed"
      schema={buttonDraft}
      edit={edit}
      start={(button) => ({
        nameEn: button?.name.en_US ?? '',
        nameZh: button?.name.zh_CN ?? '',
        sort: button?.sort ?? 0,
      })}
      nameOf={({ name }) => textOf(name)}
      hrefOf={() => listHref}
      below={(_form, button) => button && <AuditHistoryLink kind="button" id={button.id} />}
    >
      {(_form, button) => (
        <>
          <FormSection title={t('button.shown')} description={t('button.about')}>
            <fields.Text name="nameEn" />
            <fields.Text name="nameZh" />
            <fields.Number name="sort" hint={t('button.sortHint')} />
          </FormSection>
          {button && (
            <FormSection title={t('button.fixed')} description={t('button.fixedAbout')}>
              <ButtonFacts button={button} />
            </FormSection>
          )}
        </>
      )}
    </FormPage>
  );
}

/** Values that the product defines. */
function ButtonFacts({ button }: { button: ButtonRecord }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(buttonDicts);
  const { id, menu, menuRouterList, apiPaths, risk, roles } = button;
  return (
    <div className={classes.facts}>
      <Facts
        items={[
          { label: t('button.code'), value: <code>{id}</code> },
          { label: t('button.menu'), value: menu ? textOf(menu) : t('button.noMenu') },
          { label: t('button.menuRouterList'), value: menuRouterList.replaceAll(',', ', ') || '–' },
          { label: t('button.apiPaths'), value: apiPaths.length > 0 ? <Paths paths={apiPaths} /> : '–' },
          { label: t('button.risk'), value: <StatusBadge {...riskOf(risk, label)} /> },
          { label: t('button.roles'), value: formatCount(roles) },
        ]}
      />
    </div>
  );
}

const Paths = ({ paths }: { paths: readonly string[] }) => (
  <ul className={classes.paths}>
    {paths.map((path) => (
      <li key={path}>
        <code>{path}</code>
      </li>
    ))}
  </ul>
);
