import {
  type CardBatchDraft,
  type CardFileIssue,
  checkCardLines,
  inspectCardFile,
  type IssuableBin,
  readCardFile,
} from '@console/contracts/cards';
import { CallFailed, useRecord } from '@console/screens';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface FileIssues {
  issues: readonly CardFileIssue[];
  /** Error with retry if the cardholders could not be checked. */
  unchecked: ReactNode;
}

/** Errors of the selected file: cells are validated in the browser, cardholders by the server. */
export function useCardFileIssues(
  { file, binId, merchantId }: Partial<CardBatchDraft>,
  bin: IssuableBin | undefined,
): FileIssues {
  const { t } = useTranslation();
  const own = useMemo(() => {
    if (!file) return [];
    const { lines, issues } = readCardFile(file.text);
    return [...issues, ...(bin ? checkCardLines(lines, bin) : [])];
  }, [file, bin]);
  const requested = useMemo(
    () => (file && binId !== undefined && merchantId !== undefined ? { file, binId, merchantId } : null),
    [file, binId, merchantId],
  );
  const { result, reload } = useRecord(inspectCardFile, requested);
  const ofHolders = (requested && result.data?.issues) || [];
  return {
    issues: [...own, ...ofHolders].sort((one, other) => one.line - other.line),
    unchecked: requested && result.at === 'failed' && (
      <CallFailed title={t('card.file.unchecked')} failure={result.failure} onRetry={() => reload()} />
    ),
  };
}
