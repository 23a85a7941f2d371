/** '尾号 1234 的银行卡'. */
export const cardText = (tail: string): string => `尾号 ${tail} 的银行卡`;
