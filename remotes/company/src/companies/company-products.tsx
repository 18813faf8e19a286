import type { CompanyDetail } from '@console/contracts/company';
import { formatList } from '@console/i18n';
import { useDicts, useLocalText } from '@console/screens';
import { Facts, Surface } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './company.module.css';
import { Resources } from './company-resources';
import { BinTable, ChannelList, FeeTable, ModuleList } from './resource-lists';

/** Products, modules, BINs, channels and fees of a company; before the approval, the selected modules and BINs. */
export function CompanyProducts({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(['company_product']);
  const { id, status, products, feeCurrency, moduleIds, binIds } = company;
  const isApproved = ['ACTIVE', 'SUSPENDED', 'CLOSED'].includes(status);
  const names = formatList(products.map((code) => label('company_product', code)));
  return (
    <Surface title={t('company.step.products')}>
      <div className={classes.stack}>
        <Facts
          items={[
            { label: t('company.products'), value: names || '–' },
            { label: t('company.feeCurrency'), value: feeCurrency ?? '–' },
          ]}
        />
        <Resources id={id}>
          {({ modules, bins, channels, fees }) => {
            if (isApproved)
              return (
                <>
                  <Part title={t('company.moduleIds')}>
                    <ModuleList modules={modules} />
                  </Part>
                  <Part title={t('company.binIds')}>
                    <BinTable bins={bins} />
                  </Part>
                  <Part title={t('company.channels')}>
                    <ChannelList channels={channels} />
                  </Part>
                  <Part title={t('company.fees')}>
                    <FeeTable fees={fees} />
                  </Part>
                </>
              );
            const moduleNames = modules.filter((one) => moduleIds.includes(one.id)).map(({ name }) => textOf(name));
            const binNumbers = bins.filter((one) => binIds.includes(one.id)).map(({ bin }) => bin);
            return (
              <Facts
                items={[
                  { label: t('company.moduleIds'), value: formatList(moduleNames) || '–' },
                  { label: t('company.binIds'), value: formatList(binNumbers) || '–' },
                ]}
              />
            );
          }}
        </Resources>
      </div>
    </Surface>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
