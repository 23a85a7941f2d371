import { standingRefusals } from '@/contract/standing';
import { refusing } from '../refusal';

export const refuseStanding = refusing(standingRefusals, { fileUnknown: '没有找到这份文件' });
