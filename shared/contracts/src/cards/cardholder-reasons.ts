/** Reasons why an action on a cardholder is not possible. */
export const cardholderReasons = {
  HOLDER_HAS_CARDS: { en_US: "Cardholder has cards that aren't cancelled", zh_CN: '存在未注销的卡片' },
  HOLDER_HAS_NO_CARDS: { en_US: 'No cards to update', zh_CN: '没有可更新的卡片' },
} as const;
