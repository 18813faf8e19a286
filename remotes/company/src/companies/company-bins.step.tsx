import { companyBinStep, type CompanyDetail, type CompanyResources } from '@console/contracts/company';
import { fieldsOf, StepPage, useDicts, useLocalText } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import classes from './company.module.css';
import { binStep, useCompanyFlow } from './company-flow';
import { Resources } from './company-resources';
import { isServing } from './company-status';
import { ProtectedNotice } from './protected-notice';
import { BinTable, ChannelList } from './resource-lists';

const fields = fieldsOf(companyBinStep, 'company');

export default function CompanyBinsStep() {
  return (
    <StepPage flow={useCompanyFlow()} step={binStep}>
      {(_form, company) => (
        <>
          <ProtectedNotice company={company} />
          {company && <Resources id={company.id}>{(all) => <Sections company={company} resources={all} />}</Resources>}
        </>
      )}
    </StepPage>
  );
}

interface SectionsProps {
  company: CompanyDetail;
  resources: CompanyResources;
}

/** BINs to assign on approval; after the approval, the assigned BINs, which are managed on the page of each BIN. */
function Sections({ company, resources: { bins, channels } }: SectionsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(['card_scheme']);
  const serves = isServing(company.status);
  return (
    <>
      <FormSection
        title={t('company.binIds')}
        description={t(serves ? 'company.form.binsServe' : 'company.form.binsAbout')}
      >
        {serves ? (
          <div className={classes.full}>
            <BinTable bins={bins} />
          </div>
        ) : (
          <fields.Choices
            name="binIds"
            width="full"
            required={false}
            options={bins.map(({ id, bin, productName, scheme, currency, channel }) => ({
              value: id,
              label: `${bin} ${textOf(productName)}`,
              description: `${label('card_scheme', scheme)} ${currency} · ${textOf(channel)}`,
            }))}
          />
        )}
      </FormSection>
      <FormSection title={t('company.channels')} description={t('company.form.channelsAbout')}>
        <div className={classes.full}>
          <ChannelList channels={channels} />
        </div>
      </FormSection>
    </>
  );
}
