import { useTranslation } from 'react-i18next';
import { ShapeSign } from '../icon/shape';
import { isPlainClick } from '../plain-click';
import classes from './form-steps.module.css';

/** Step of a form. */
export interface FormStep {
  id: string;
  label: string;
  /** Address of the step; absent for the current step and for steps that are not available yet. */
  href?: string;
  isDone: boolean;
}

interface FormStepsProps {
  label: string;
  items: readonly FormStep[];
  current: string;
  onNavigate: (href: string) => void;
}

/** Steps of a form in order, with their state and with links to the available ones. */
export function FormSteps({ label, items, current, onNavigate }: FormStepsProps) {
  const { t } = useTranslation('ui');
  const at = items.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label} className={classes.steps}>
      <p className={classes.place}>{t('stepOf', { number: at + 1, count: items.length, label: items[at]?.label })}</p>
      <ol>
        {items.map((item, index) => (
          <li key={item.id} data-done={item.isDone} aria-current={item.id === current ? 'step' : undefined}>
            <StepEntry {...item} number={index + 1} onNavigate={onNavigate} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface EntryProps extends FormStep {
  number: number;
  onNavigate: (href: string) => void;
}

function StepEntry({ label, href, isDone, number, onNavigate }: EntryProps) {
  const { t } = useTranslation('ui');
  const content = (
    <>
      <span className={classes.sign}>{isDone ? <ShapeSign shape="check" size={11} /> : number}</span>
      <span className={classes.label}>{label}</span>
      {isDone && <span className={classes.unseen}>{t('stepDone')}</span>}
    </>
  );
  if (href === undefined) return <span className={classes.entry}>{content}</span>;
  return (
    <a
      className={classes.entry}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onNavigate(href);
      }}
    >
      {content}
    </a>
  );
}
