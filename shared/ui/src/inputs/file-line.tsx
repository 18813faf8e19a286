import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icon/icon';
import { ShapeSign } from '../icon/shape';
import { useLocale } from '../ui-provider';
import { ProgressBar } from '../values/progress-bar';
import { sizeText } from './file-size.rules';
import type { FileItem } from './files-input';
import classes from './files.module.css';
import { useTexts } from './texts';

interface FileLineProps {
  item: FileItem;
  disabled: boolean | undefined;
  onRemove: () => void;
  onRetry: () => void;
}

/** File with its state and its actions. */
export function FileLine({ item: { name, bytes, state }, disabled, onRemove, onRetry }: FileLineProps) {
  const { t } = useTexts();
  const locale = useLocale();
  return (
    <li className={classes.line} data-state={state.at}>
      <Icon name="file" />
      <span className={classes.name} title={name}>
        {name}
      </span>
      <span className={classes.size}>{sizeText(bytes, locale)}</span>
      <span className={classes.state}>
        {state.at === 'sending' && <ProgressBar isWide value={state.share} label={t('fileProgress', { name })} />}
        <span role="status">
          {state.at === 'waiting' && <span>{t('fileWaiting')}</span>}
          {state.at === 'taken' && (
            <>
              <ShapeSign shape="check" />
              <span>{t('fileTaken')}</span>
            </>
          )}
          {state.at === 'refused' && (
            <>
              <ShapeSign shape="triangle" size={9} />
              <span>{state.message}</span>
            </>
          )}
        </span>
      </span>
      <span className={classes.actions}>
        {state.at === 'refused' && state.canRetry && (
          <Button size="small" aria-label={t('fileRetry', { name })} disabled={disabled} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <IconButton
          size="small"
          icon="close"
          label={t('remove', { label: name })}
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
