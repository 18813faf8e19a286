import { useDicts } from '@console/screens';
import { Badge, Icon, type IconName } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './roles.module.css';

const dicts = ['permission'];

interface RoleButtonsProps {
  label: string;
  codes: readonly string[];
  icon: IconName;
  /** Buttons that are pending review. */
  waiting?: readonly string[];
}

/** List of buttons by name. */
export function RoleButtons({ label: name, codes, icon, waiting = [] }: RoleButtonsProps) {
  const { t } = useTranslation();
  const { label } = useDicts(dicts);
  return (
    <ul className={classes.buttons} aria-label={name}>
      {codes.map((code) => (
        <li key={code}>
          <Icon name={icon} />
          <span>{label('permission', code)}</span>
          {waiting.includes(code) && <Badge tone="warn">{t('role.waiting')}</Badge>}
        </li>
      ))}
    </ul>
  );
}
