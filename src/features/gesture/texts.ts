import { LEAST_DOTS } from '@/domain/security/gesture';

export const GESTURE = {
  grid: '手势密码，九个点',
  dot: (number: number, drawn: boolean) => `第 ${number} 个点${drawn ? '，已连' : ''}`,
  done: '画好了',
  again: '重画',
  first: '画一个手势',
  firstNote: `至少连 ${LEAST_DOTS} 个点，也可以依次点按这些点`,
  second: '再画一次',
  secondNote: '和刚才画的一样才会保存',
  tooShort: `太短了，至少连 ${LEAST_DOTS} 个点`,
  differs: '两次画的不一样，请重新设置',
  set: '手势密码已设置，下次打开时使用',
  lock: '画手势解锁',
  wrong: (left: number) => `手势不对，还可以试 ${left} 次`,
  ended: '手势错误次数过多，请重新登录',
  forgotten: '忘记手势，重新登录',
} as const;
