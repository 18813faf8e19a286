/** Reasons why a review cannot be decided. */
export const reviewReasons = {
  OWN_ITEM: { en_US: "You can't review your own request", zh_CN: '不能审核自己提交的申请' },
  REVIEW_OVER: { en_US: 'This review is closed', zh_CN: '该审核已结束' },
} as const;
