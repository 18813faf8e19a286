/** Reasons why a decision about a card cancellation is not possible. */
export const cancellationReasons = {
  CANCEL_SECOND: {
    en_US: 'You chose this balance. A difference this large needs approval from another user',
    zh_CN: '差额较大且金额由您选择，须由他人审核',
  },
  MISMATCH: { en_US: "The balances don't match. Resolve the mismatch first", zh_CN: '余额不一致，请先处理差异' },
  CANCEL_NOT_MATCHED: { en_US: 'Channel and ledger no longer match', zh_CN: '渠道与账本余额已不一致' },
  CANCEL_NOT_NOW: { en_US: 'Already decided', zh_CN: '该注销已被处理' },
} as const;
