import { homeStatusRefusals } from '@/contract/homeStatus';
import { refusing } from '../refusal';

export const refuseHomeStatus = refusing(homeStatusRefusals, {
  fileUnknown: '没有找到这份文件',
  fileNotReady: '文件正在生成，请稍后再打开',
  fileChanged: '这份文件与签署时留存的内容不一致，已停止展示。请联系客服核实，您的权益不受影响',
});
