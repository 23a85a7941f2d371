import type { FaultKind } from '../../queries/faults';

interface FaultWords {
  readonly title: string;
  readonly note: string;
  /** Label of the fault's value, if the fault takes one. */
  readonly value?: string;
}

/** The page's labels for each fault, in display order. */
export const FAULT_WORDS: Readonly<Record<FaultKind, FaultWords>> = {
  dropReply: { title: '做完但丢了回答', note: '网关做完这件事，然后断开：应用要自己查结果。' },
  delay: { title: '变慢', note: '先等一会儿再处理。', value: '毫秒' },
  drop: { title: '断开', note: '什么都不做，直接断开。' },
  reset: { title: '重置连接', note: '什么都不做，以 TCP RST 断开。' },
  status: { title: 'HTTP 状态码', note: '什么都不做，回答一个空的错误状态。', value: '状态码，如 503' },
  truncate: { title: '截断回答', note: '做完，只送回半个回答。' },
  corrupt: { title: '改坏回答', note: '做完，回答里改掉一个字符：应用应当当作网络错误。' },
  lie: {
    title: '说错金额',
    note: '做完，回答里把这个字段的第一个金额多写1元：应用应当不显示。',
    value: '字段名，如 totalInterest',
  },
  badSign: { title: '签名不对', note: '做完，加密回答的签名是错的：应用应当不信这个回答。' },
  silence: { title: '不回答', note: '什么都不做，也不断开：应用要等到超时。' },
  returnCode: { title: '业务错误', note: '不做，回答一个 RETURN_CODE。', value: '代码 或 代码:文字' },
};
