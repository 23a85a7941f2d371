import type { TaskWay } from '@/domain/home/nextAction';
import { go } from '@/navigation';
import { act } from './act';

/** Opens the page where the task is done. */
export function openTask(way: TaskWay): Promise<void> {
  switch (way.to) {
    case 'transfer':
      return go('offlineResult', { offlineNo: way.offlineNo });
    case 'leaving':
      return go('applyLogout');
    case 'proof':
      return go('proofDetail', { loanNo: way.loanNo });
    case 'supplement':
      return go('mySupplement');
    case 'idCard':
      return go('idCardUpdate');
    case 'action':
      return act(way.action);
  }
}
