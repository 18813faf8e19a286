import type { RecordNames } from '@console/contracts';
import { auditDicts, codeSayer, fieldText, reasonText, type Saying } from '@console/contracts/audit-texts';
import { guardReasonIn } from '@console/contracts/releases';
import { formatDate, formatDateTime, formatDecimal, formatList, formatMoney } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { useDicts } from '../dicts/use-dicts';
import { useLanguage, useShown } from '../use-shown';

/** Labels and formats of the fields, values and reasons of audit log entries, in the user's language and time zone. */
export function useSaying(names: RecordNames) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { zone, locale } = useShown();
  const { label } = useDicts(auditDicts);
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  const code = codeSayer(label, language);
  const saying: Saying = {
    code,
    money: formatMoney,
    moment: (at) => formatDateTime(at, zone),
    day: (day) => formatDate(`${day}T12:00:00Z`, 'UTC'),
    country: (one) => regions.of(one) ?? one,
    number: (value) => formatDecimal(String(value)),
    yesNo: (is) => t(is ? 'kit.yes' : 'kit.no'),
    list: formatList,
    record: (id) => names.find((one) => one.id === id)?.name[language],
    language,
  };
  return {
    saying,
    nameOf: (path: string) => fieldText(path, language),
    reasonOf: (reason: string | null) => guardReasonIn(reasonText(reason, code), language),
  };
}
