import type { CompanyDetail } from '@console/contracts/company';
import { formatList } from '@console/i18n';
import { useDicts, useLocalText } from '@console/screens';
import { Facts, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './company.module.css';
import { Resources } from './company-resources';
import { BinTable, ChannelList, FeeTable, ModuleList } from './resource-lists';

/** Products of a company with its modules, BINs, channels and fees; before approval those that it gets. */
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
            const moduleNames = modules.filter((one) => moduleIds.includes(one.id)).map(({ name }) => textOf(name));
            const binNumbers = bins.filter((one) => binIds.includes(one.id)).map(({ bin }) => bin);
            return (
              <Facts
                items={[
                  {
                    label: t('company.moduleIds'),
                    value: isApproved ? <ModuleList modules={modules} /> : formatList(moduleNames) || '–',
                  },
                  {
                    label: t('company.binIds'),
                    value: isApproved ? <BinTable bins={bins} /> : formatList(binNumbers) || '–',
                  },
                  ...(isApproved
                    ? [
                        { label: t('company.channels'), value: <ChannelList channels={channels} /> },
                        { label: t('company.fees'), value: <FeeTable fees={fees} /> },
                      ]
                    : []),
                ]}
              />
            );
          }}
        </Resources>
      </div>
    </Surface>
  );
}
