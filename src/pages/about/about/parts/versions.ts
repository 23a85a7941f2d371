import type { Response } from '@/contract';
import { formatChinese } from '@/domain/dates/civil';

type Agreement = Response<'agreementList'>['list'][number];

/** Words of the oldest version: nothing came before it. */
const FIRST = '首次发布';

/** An agreement's versions in words, the current one first, each with what it changed: the text is written at the version before it. */
export function versionsText({ version, effectiveOn, earlier }: Agreement): string {
  const changes = earlier.length === 0 ? [] : [...earlier.map(({ change }) => change), FIRST];
  return [{ version, effectiveOn }, ...earlier]
    .map((one, index) => {
      const parts = [
        `版本 ${one.version}`,
        `${formatChinese(one.effectiveOn, 'full')}起生效`,
        changes[index],
      ];
      return parts.filter(Boolean).join('，');
    })
    .join('；');
}
